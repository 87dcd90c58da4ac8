/** What PHP printed for the screen; of this plugin and this page, so it is not checked again. */
export function readPreload< Preload >(): Preload | null {
	const printed = document.getElementById( 'chaty-console-preload' );
	return printed && JSON.parse( printed.textContent ?? '' );
}

/** The element whose printed content the screen replaces. */
export const findRoot = () => document.getElementById( 'chaty-console' );
