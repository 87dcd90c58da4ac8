import type { Cleanup } from '../../shared/types';

/** A smaller difference is the browser's own bars. */
const MIN_KEYBOARD_PX = 100;

/**
 * Tells how much of the page's foot a keyboard on the screen hides, in pixels, now and at each
 * change. Browsers lay the keyboard over what is fixed to the foot. Zooming in is no keyboard.
 */
export function onKeyboard( onChange: ( height: number ) => void ): Cleanup {
	const view = window.visualViewport;
	if ( ! view ) {
		return () => undefined;
	}
	const read = () => {
		const hidden = window.innerHeight - view.height - view.offsetTop;
		const isKeyboard = view.scale < 1.1 && hidden >= MIN_KEYBOARD_PX;
		onChange( isKeyboard ? Math.round( hidden ) : 0 );
	};
	const types = [ 'resize', 'scroll' ];
	types.forEach( ( type ) => view.addEventListener( type, read ) );
	read();
	return () =>
		types.forEach( ( type ) => view.removeEventListener( type, read ) );
}
