import type { CSSProperties } from 'react';
import type { ChannelRow, WidgetsPreload } from '../domain/preload';

/** Where a brand is no single color, the one that stands for it. */
const FALLBACK_COLOR = '#d62976';

/** The drawing of a type of channel on its own color. Its name stands beside it or is said by the caller. */
export const ChannelIcon = ( {
	type,
	icons,
}: Pick< WidgetsPreload, 'icons' > & {
	readonly type: Pick< ChannelRow, 'type' | 'color' >;
} ) => (
	<span
		className="chaty-console-channel-icon"
		style={
			{
				'--chaty-console-color': type.color || FALLBACK_COLOR,
			} as CSSProperties
		}
	>
		<svg aria-hidden="true" focusable="false">
			<use href={ `${ icons }#${ type.type }` } />
		</svg>
	</span>
);
