import { useEffect, useRef, useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { parseLauncher } from '../../../widget/domain/settings/parse-launcher';
import { onWidth } from '../../browser/preview-channel';
import type { WidgetDocument } from '../../domain/document';
import type { Preview } from './use-preview';
import { WIDTHS, type Width } from './width-buttons';

interface Props extends Pick< Preview, 'frame' > {
	readonly url: string;
	readonly width: Width;
	/** The widget that is edited. */
	readonly widget: WidgetDocument;
}

/** The page in a window of the chosen width, scaled down where the screen has less room. */
export function PageFrame( { url, width, widget, frame }: Props ) {
	const wrapper = useRef< HTMLDivElement >( null );
	const [ room, setRoom ] = useState< number >( WIDTHS[ width ] );
	useEffect(
		() =>
			wrapper.current ? onWidth( wrapper.current, setRoom ) : undefined,
		[]
	);
	const { side } = parseLauncher( widget.settings );
	const isCorner = width === 'corner';
	const scale = isCorner ? 1 : Math.min( 1, room / WIDTHS[ width ] );
	return (
		<div
			className="chaty-console-preview__page"
			data-width={ width }
			ref={ wrapper }
			style={
				{
					'--chaty-console-width': `${ WIDTHS[ width ] }px`,
					'--chaty-console-scale': scale,
					// The part of the room beside the page that is before it: half in the middle, all or none at a side.
					'--chaty-console-before': isCorner
						? Number( ( side === 'left' ) === isRTL() )
						: 0.5,
				} as CSSProperties
			}
		>
			<iframe
				ref={ frame }
				src={ url }
				title={ __( 'Preview of the page', 'chaty' ) }
			/>
		</div>
	);
}
