import {
	cleanupAll,
	makeElement,
	onPress,
	rememberAttributes,
	setAttributes,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { PanelDialog } from './panel-source';

/**
 * Adds a close button over the opener, which the panel covers. Where the panel has a close button of its
 * own, only that one is for keyboards and screen readers.
 */
export function addCloseButton(
	{ dialog, panel }: PanelDialog,
	handlePress: () => void
): Cleanup {
	const label = { 'aria-label': translate( 'Close menu' ) };
	const ownButton = panel.querySelector( '.mob-cancel-button' );
	dialog.prepend(
		makeElement( 'button', {
			type: 'button',
			class: 'chaty-mobile-menu-close',
			...( ownButton
				? { 'aria-hidden': 'true', tabindex: '-1' }
				: label ),
		} )
	);
	return ownButton
		? cleanupAll( [
				setAttributes( ownButton, {
					...label,
					role: 'button',
					tabindex: 0,
				} ),
				onPress( ownButton, handlePress ),
		  ] )
		: () => {};
}

/** The button of an opener, which may be a link around one. */
export const findButton = ( opener: HTMLElement ): HTMLElement =>
	opener.querySelector( 'button' ) ?? opener;

/** The name of an opener: its label, its text, or the alternative text of its image. */
export function readName( opener: HTMLElement ): string | undefined {
	const button = findButton( opener );
	return (
		button.getAttribute( 'aria-label' ) ||
		button.textContent?.trim() ||
		button.querySelector( 'img' )?.alt
	);
}

/** Adds the ARIA attributes of a dialog's button to an opener, and handles its presses. */
export function prepareOpener(
	opener: HTMLElement,
	dialog: HTMLElement,
	open: ( button: HTMLElement ) => void
): Cleanup {
	const button = findButton( opener );
	const restoreLink = rememberAttributes( opener, 'href' );
	if ( button !== opener ) {
		opener.removeAttribute( 'href' );
	}
	return cleanupAll( [
		restoreLink,
		setAttributes( button, {
			'aria-controls': dialog,
			'aria-expanded': false,
			'aria-haspopup': 'dialog',
			'aria-label':
				readName( opener ) ||
				`${ dialog.getAttribute( 'aria-label' ) }`,
			role: 'button',
			tabindex: 0,
		} ),
		onPress( opener, () => open( button ) ),
	] );
}
