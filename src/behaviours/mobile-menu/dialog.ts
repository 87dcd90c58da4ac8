import { cleanupAll, rememberAttributes, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { makeElement } from '../core/make-element';
import { readName } from './controls';
import { moveInto } from './move-into';
import type { PanelSource } from './read-panels';

/** A dialog around a panel, at the end of the page, where no theme's header clips or colours it. */
export function createDialog(
	root: HTMLElement,
	{ side, panel, openers }: PanelSource
): readonly [ HTMLDialogElement, Cleanup ] {
	const { dataset, ownerDocument } = root;
	const dialog = makeElement( 'dialog', {
		class: `chaty-mobile-menu-dialog chaty-mobile-menu-${ side }`,
		'aria-label':
			panel.getAttribute( 'aria-label' ) ??
			root.getAttribute( 'aria-label' ) ??
			( openers.map( readName )[ 0 ] || translate( 'Menu' ) ),
		'data-display':
			dataset[ 'chatyDisplay' ] ?? dataset[ 'menuDisplay' ] ?? '',
	} );
	const undo = cleanupAll( [
		() => dialog.remove(),
		moveInto( panel, dialog ),
		rememberAttributes( panel, 'class' ),
	] );
	panel.classList.add( 'chaty-mobile-menu-panel' );
	ownerDocument.body.append( dialog );
	return [ dialog, undo ];
}
