import { Button } from '@wordpress/components';
import { ChannelIcon } from '../../components/channel-icon';
import type { ConsoleFacts } from '../../domain/facts';
import { PRESETS, type Preset } from '../../domain/presets';

interface Props {
	readonly facts: ConsoleFacts;
	/** Names of presets that are offered elsewhere. */
	readonly without?: readonly string[];
	readonly onChoose: ( preset: Preset ) => void;
}

function TypeIcon( { name, facts }: { name: string; facts: ConsoleFacts } ) {
	const type = facts.channels.find( ( one ) => one.type === name );
	return type ? <ChannelIcon type={ type } icons={ facts.icons } /> : null;
}

/** The widgets to begin with, as a grid of buttons. */
export function PresetCards( { facts, without = [], onChoose }: Props ) {
	const presets = PRESETS.filter(
		( { name } ) => ! without.includes( name )
	);
	return (
		<ul className="chaty-console-presets">
			{ presets.map( ( preset ) => (
				<li key={ preset.name }>
					<Button
						className="chaty-console-preset"
						onClick={ () => onChoose( preset ) }
					>
						<span className="chaty-console-channels">
							{ preset.types.map( ( name ) => (
								<TypeIcon
									key={ name }
									name={ name }
									facts={ facts }
								/>
							) ) }
						</span>
						<strong>{ preset.title }</strong>
						<span>{ preset.description }</span>
					</Button>
				</li>
			) ) }
		</ul>
	);
}
