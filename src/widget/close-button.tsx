import type { ReactElement } from 'react';
import { readText } from '../domain/settings/read';
import { say } from '../domain/words';
import { tooltipSide } from './launcher';
import type { WidgetView } from './view';

/** A cross, which says nothing by itself. */
export function Cross(): ReactElement {
	return (
		<svg className="chaty-svg" viewBox="0 0 24 24" aria-hidden="true">
			<path d="M6.3 4.9 12 10.6l5.7-5.7 1.4 1.4L13.4 12l5.7 5.7-1.4 1.4L12 13.4l-5.7 5.7-1.4-1.4L10.6 12 4.9 6.3Z" />
		</svg>
	);
}

/** Closes the list; in the launcher's place while it is open. */
export function CloseButton( {
	view: { widget, assets, panel },
}: {
	readonly view: WidgetView;
} ): ReactElement {
	const text = readText(
		widget.raw,
		'close_text',
		say( assets.lang, 'close' )
	);
	return (
		<div
			className={ `chaty-channel chaty-cta-close chaty-tooltip ${ tooltipSide(
				widget
			) }` }
			data-hover={ text }
		>
			<div className="chaty-cta-button">
				<button
					type="button"
					aria-label={ text }
					aria-expanded="true"
					onClick={ () => panel.send( { type: 'close' } ) }
				>
					<Cross />
				</button>
			</div>
		</div>
	);
}
