import type { Cleanup } from '../../shared/types';
import { makeElement } from '../core/make-element';
import type { BehaviourKit } from '../core/runtime';
import { readName } from './controls';
import { moveInto } from './move-into';
import type { PanelSource } from './read-panels';

/** A dialog around a panel, at the end of the page, where no theme's header clips or colours it. */
export function createDialog(
	root: HTMLElement,
	{ side, panel, openers }: PanelSource,
	kit: BehaviourKit
): readonly [ HTMLDialogElement, Cleanup ] {
	const { dataset, ownerDocument } = root;
	const dialog = makeElement( 'dialog', {
		class: `chaty-mobile-menu-dialog chaty-mobile-menu-${ side }`,
		'aria-label':
			panel.getAttribute( 'aria-label' ) ??
			root.getAttribute( 'aria-label' ) ??
			( openers.map( readName )[ 0 ] || kit.translate( 'Menu' ) ),
		'data-display':
			dataset[ 'chatyDisplay' ] ?? dataset[ 'menuDisplay' ] ?? '',
	} );
	const undo = kit.undoAll( [
		() => dialog.remove(),
		moveInto( panel, dialog ),
		kit.remember( panel, 'class' ),
	] );
	panel.classList.add( 'chaty-mobile-menu-panel' );
	ownerDocument.body.append( dialog );
	return [ dialog, undo ];
}
