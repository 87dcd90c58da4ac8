import type { ReactElement } from 'react';
import { parseCloseText } from '../domain/settings/parse-panels';
import { getString } from '../domain/strings';
import { getTooltipClass } from '../launcher/launcher';
import type { ControllerProps, WidgetController } from './widget-controller';

const CLOSE_PATH =
	'M6.3 4.9 12 10.6l5.7-5.7 1.4 1.4L13.4 12l5.7 5.7-1.4 1.4L12 13.4l-5.7 5.7-1.4-1.4L10.6 12 4.9 6.3Z';

/** An arrow against the reading direction. */
const BACK_PATH = 'm11.3 4.9 1.4 1.4L8 11h12v2H8l4.7 4.7-1.4 1.4L4.2 12Z';

/** An icon of one path; decorative. */
export function PathIcon( {
	path = CLOSE_PATH,
}: {
	readonly path?: string;
} ): ReactElement {
	return (
		<svg className="chaty-svg" viewBox="0 0 24 24" aria-hidden="true">
			<path d={ path } />
		</svg>
	);
}

export const getCloseText = ( { widget, assets }: WidgetController ) =>
	parseCloseText( widget ) || getString( assets.lang, 'close' );

/** Replaces the launcher while something is open: leads from a panel back to the list, and closes the list. */
export function CloseButton( {
	controller,
	isBack,
}: ControllerProps & { readonly isBack: boolean } ): ReactElement {
	const { widget, assets, panel } = controller;
	const text = isBack
		? getString( assets.lang, 'back' )
		: getCloseText( controller );
	return (
		<div
			className={ `chaty-channel chaty-cta-close chaty-tooltip ${ getTooltipClass(
				widget
			) }` }
			data-hover={ text }
		>
			<div className="chaty-cta-button">
				<button
					type="button"
					aria-label={ text }
					aria-expanded="true"
					onClick={ () =>
						panel.send( { type: isBack ? 'close-panel' : 'close' } )
					}
				>
					<PathIcon path={ isBack ? BACK_PATH : CLOSE_PATH } />
				</button>
			</div>
		</div>
	);
}
