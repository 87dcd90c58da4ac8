import type { Cleanup } from '../../shared/types';

/** A smaller difference is the browser's own toolbars. */
const MIN_KEYBOARD_PX = 100;

/**
 * Calls back with the height that an on-screen keyboard covers, in pixels, now and at each change. Browsers
 * lay it over elements that are fixed to the bottom. Zooming in does not count.
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
