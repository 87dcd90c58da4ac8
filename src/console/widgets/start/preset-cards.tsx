import { Button } from '@wordpress/components';
import { ChannelIcon } from '../../components/channel-icon';
import type { ConsoleFacts } from '../../domain/facts';
import type { Preset } from '../../domain/presets';

interface Props {
	readonly facts: ConsoleFacts;
	readonly presets: readonly Preset[];
	readonly onChoose: ( preset: Preset ) => void;
}

function TypeIcon( { name, facts }: { name: string; facts: ConsoleFacts } ) {
	const type = facts.channels.find( ( one ) => one.type === name );
	return type ? <ChannelIcon type={ type } icons={ facts.icons } /> : null;
}

/** The widgets to begin with, as a grid of buttons. */
export function PresetCards( { facts, presets, onChoose }: Props ) {
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
