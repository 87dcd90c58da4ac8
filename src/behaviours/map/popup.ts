import { translate } from '@chaty/runtime';
import type { Make } from './make';
import type { Place } from './locations';

/** What a place shows on the map: its name, its content, and a button that closes it. */
export function createPopup(
	make: Make,
	{ title, content }: Place,
	onClose: () => void
): HTMLElement {
	const close = make(
		'button',
		{
			type: 'button',
			class: 'chaty-map-close',
			'aria-label': translate( 'Close' ),
		},
		'×'
	);
	close.addEventListener( 'click', onClose );
	return make(
		'div',
		{
			class: 'chaty-map-popup',
			role: 'dialog',
			'aria-label': title,
			tabindex: '-1',
		},
		make( 'strong', {}, title ),
		make( 'div', {}, ...content ),
		close
	);
}
