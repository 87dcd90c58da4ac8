import { Button } from '@wordpress/components';
import { ChannelIcon } from '../../components/channel-icon';
import type { WidgetsPreload } from '../../domain/preload';
import type { Preset } from '../../domain/presets';

interface Props {
	readonly preload: WidgetsPreload;
	readonly presets: readonly Preset[];
	readonly onChoose: ( preset: Preset ) => void;
}

export const PresetCards = ( { preload, presets, onChoose }: Props ) => (
	<ul className="chaty-console-presets">
		{ presets.map( ( preset ) => (
			<li key={ preset.name }>
				<Button
					className="chaty-console-preset"
					onClick={ () => onChoose( preset ) }
				>
					<span className="chaty-console-channels">
						{ preset.types.map( ( type ) => (
							<ChannelIcon
								key={ type }
								type={ type }
								icons={ preload.icons }
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
