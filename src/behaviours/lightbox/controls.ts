import { makeElement, moveFocus, translate } from '@chaty/runtime';
import { fillPlaceholders } from '../../shared/format';
import { readAlt, type AlbumOptions } from './album';
import type { PageLink } from './picture-link';
import type { Row } from './row';

/** Counts the pictures: visibly, and with the alternative text for screen readers. */
export function createCounter(
	{ counter, isCounterHidden }: AlbumOptions,
	total: number
) {
	const element = makeElement( 'p', {
		class: 'chaty-lightbox-counter',
		'aria-live': 'polite',
	} );
	const heard = { class: 'chaty-lightbox-heard' };
	return {
		element,
		set( link: PageLink, index: number ): void {
			const alt = readAlt( link );
			element.replaceChildren(
				makeElement(
					'span',
					isCounterHidden ? heard : {},
					fillPlaceholders( counter, [ index + 1, total ] )
				),
				makeElement( 'span', heard, alt && `: ${ alt }` )
			);
		},
	};
}

/** Name, label, what a press does, and whether it can be pressed now. */
type Control = readonly [ string, string, () => void, () => boolean ];

function createButton( [ name, label, handlePress ]: Control ) {
	const button = makeElement( 'button', {
		type: 'button',
		class: `chaty-lightbox-button chaty-lightbox-${ name }`,
		'aria-label': translate( label ),
	} );
	button.onclick = handlePress;
	return button;
}

/** The buttons of a lightbox; those that have no use at the moment are disabled. */
export function createButtons( row: Row, close: () => void ) {
	const zoom = () => row.current()?.zoom;
	const controls: readonly Control[] = [
		[
			'previous',
			'Previous picture',
			() => row.step( -1 ),
			() => row.canStep( -1 ),
		],
		[ 'next', 'Next picture', () => row.step( 1 ), () => row.canStep( 1 ) ],
		[
			'zoom-in',
			'Zoom in',
			() => zoom()?.by( 2 ),
			() => !! zoom()?.canGrow(),
		],
		[
			'zoom-out',
			'Zoom out',
			() => zoom()?.by( 0.5 ),
			() => !! zoom()?.isOn(),
		],
		[ 'close', 'Close', close, () => true ],
	];
	const buttons = controls.map( createButton );
	return {
		buttons,
		update: ( dialog: HTMLElement ) =>
			controls.forEach( ( [ , , , canPress ], index ) => {
				const button = buttons[ index ] as HTMLButtonElement;
				const isDisabled = ! canPress();
				if ( isDisabled ) {
					moveFocus( button, dialog );
				}
				button.disabled = isDisabled;
			} ),
	};
}
