import {
	cleanupAll,
	makeElement,
	rememberAttributes,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { moveElement } from '../core/move-element';
import { readName } from './controls';
import type { PanelDialog, PanelSource } from './panel-source';

/** Puts a panel into a dialog at the end of the body, where no header of the theme clips or colors it. */
export function createDialog(
	root: HTMLElement,
	{ side, panel, openers }: PanelSource
): PanelDialog & { readonly cleanup: Cleanup } {
	const { dataset } = root;
	const dialog = makeElement( 'dialog', {
		class: `chaty-mobile-menu-dialog chaty-mobile-menu-${ side }`,
		'aria-label':
			panel.getAttribute( 'aria-label' ) ??
			root.getAttribute( 'aria-label' ) ??
			( openers.map( readName )[ 0 ] || translate( 'Menu' ) ),
		'data-display':
			dataset[ 'chatyDisplay' ] ?? dataset[ 'menuDisplay' ] ?? '',
	} );
	const cleanup = cleanupAll( [
		() => dialog.remove(),
		moveElement( panel, dialog ),
		rememberAttributes( panel, 'class' ),
	] );
	panel.classList.add( 'chaty-mobile-menu-panel' );
	document.body.append( dialog );
	return { dialog, panel, cleanup };
}

/**
 * Sets custom properties that styles cannot compute: the page's background, which a theme may have changed
 * since the page loaded, and the center of the opener, over which the close button is drawn.
 */
export function setDialogStyle(
	{ style }: HTMLElement,
	opener: Element
): void {
	const { left, right, top, bottom } = opener.getBoundingClientRect();
	style.setProperty(
		'--chaty-mobile-menu-page',
		[ document.body, document.documentElement ]
			.map( ( element ) => getComputedStyle( element ).backgroundColor )
			.map( ( color ) => `linear-gradient(${ color },${ color })` )
			.join()
	);
	style.setProperty( '--chaty-mobile-menu-x', `${ ( left + right ) / 2 }px` );
	style.setProperty( '--chaty-mobile-menu-y', `${ ( top + bottom ) / 2 }px` );
}
