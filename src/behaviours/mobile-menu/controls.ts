import {
	cleanupAll,
	onPress,
	rememberAttributes,
	setAttributes,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { makeElement } from '../core/make-element';

/**
 * What closes a panel besides a press beside it: a button over the one that opened it, which the panel
 * covers, and the page's own button in the panel. One of them is enough for the keyboard.
 */
export function addCancel(
	[ dialog, panel ]: readonly [ HTMLElement, HTMLElement ],
	handlePress: () => void
): Cleanup {
	const label = { 'aria-label': translate( 'Close menu' ) };
	const own = panel.querySelector( '.mob-cancel-button' );
	dialog.prepend(
		makeElement( 'button', {
			type: 'button',
			class: 'chaty-mobile-menu-close',
			...( own ? { 'aria-hidden': 'true', tabindex: '-1' } : label ),
		} )
	);
	return own
		? cleanupAll( [
				setAttributes( own, { ...label, role: 'button', tabindex: 0 } ),
				onPress( own, handlePress ),
		  ] )
		: () => {};
}

/** What of an opener is the button: it may be a link around one. */
export const findControl = ( opener: HTMLElement ): HTMLElement =>
	opener.querySelector( 'button' ) ?? opener;

/** What an opener is called; a picture by its text. */
export function readName( opener: HTMLElement ): string | undefined {
	const control = findControl( opener );
	return (
		control.getAttribute( 'aria-label' ) ||
		control.textContent?.trim() ||
		control.querySelector( 'img' )?.alt
	);
}

/** Says of what opens a panel that it does, and hears of it. */
export function prepareOpener(
	opener: HTMLElement,
	dialog: HTMLElement,
	open: ( control: HTMLElement ) => void
): Cleanup {
	const control = findControl( opener );
	const undoOpener = rememberAttributes( opener, 'href' );
	if ( control !== opener ) {
		opener.removeAttribute( 'href' );
	}
	return cleanupAll( [
		undoOpener,
		setAttributes( control, {
			'aria-controls': dialog,
			'aria-expanded': false,
			'aria-haspopup': 'dialog',
			'aria-label':
				readName( opener ) ||
				`${ dialog.getAttribute( 'aria-label' ) }`,
			role: 'button',
			tabindex: 0,
		} ),
		onPress( opener, () => open( control ) ),
	] );
}
