import { Button } from '@wordpress/components';
import { ChannelIcon } from '../../components/channel-icon';
import type { WidgetsPreload } from '../../domain/preload';
import type { Preset } from '../../domain/presets';

interface Props {
	readonly preload: WidgetsPreload;
	readonly presets: readonly Preset[];
	readonly onChoose: ( preset: Preset ) => void;
}

function TypeIcon( {
	name,
	preload,
}: {
	name: string;
	preload: WidgetsPreload;
} ) {
	const type = preload.channels.find( ( one ) => one.type === name );
	return type ? <ChannelIcon type={ type } icons={ preload.icons } /> : null;
}

export function PresetCards( { preload, presets, onChoose }: Props ) {
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
									preload={ preload }
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
