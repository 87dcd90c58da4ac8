import type { CSSProperties } from 'react';
import { CHANNELS } from '../../widget/domain/channels';
import type { ChannelType } from '../../widget/domain/settings/types';
import type { WidgetsPreload } from '../domain/preload';

/** Stands for a brand that has no single color. */
const FALLBACK_COLOR = '#d62976';

interface Props extends Pick< WidgetsPreload, 'icons' > {
	readonly type: ChannelType;
	readonly color?: string;
}

/** The drawing of a type of channel, on the color of the type or another one. The caller gives it a name. */
export const ChannelIcon = ( {
	type,
	color = CHANNELS[ type ][ 0 ],
	icons,
}: Props ) => (
	<span
		className="chaty-console-channel-icon"
		style={
			{
				'--chaty-console-color': color || FALLBACK_COLOR,
			} as CSSProperties
		}
	>
		<svg aria-hidden="true" focusable="false">
			<use href={ `${ icons }#${ type }` } />
		</svg>
	</span>
);
