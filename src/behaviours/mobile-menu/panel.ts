import { cleanupAll, emit, listen, loadChunk } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { readAnchorClick } from '../core/anchor-click';
import { addCancel, prepareOpener } from './controls';
import { createDialog } from './dialog';
import { moveInto } from './move-into';
import type { PanelSource } from './read-panels';
import { createPanelState } from './panel-state';
import { showGround, showPlace } from './page-background';
import { attachSubmenus } from './submenus';
import type { MobileMenuView } from './chunk';

const loadMore = () => loadChunk< MobileMenuView >( 'mobile-menu' );

/** Closes a panel by a press on what is not in it, and before a link in it leads to a place on the page. */
const watchPresses = (
	root: HTMLElement,
	[ dialog, panel ]: readonly [ HTMLElement, HTMLElement ],
	close: () => void
): Cleanup =>
	listen( dialog, 'click', ( event ) => {
		const link = readAnchorClick( event );
		if ( link || ! panel.contains( event.target as Node ) ) {
			close();
		}
		if ( link ) {
			event.preventDefault();
			// Without what scrolls smoothly as the browser does: nobody listens to a copy.
			void loadMore().then( ( view ) =>
				view
					? view.scrollToAnchor( link, root )
					: ( link.cloneNode() as HTMLElement ).click()
			);
		}
	} );

/** What opens and closes a dialog; the last hears that it was closed, by Escape or a theme. */
function createSwitches(
	root: HTMLElement,
	dialog: HTMLDialogElement,
	show: ( isOpen: boolean ) => void
): readonly [ ( control: HTMLElement ) => void, () => void, () => void ] {
	let opener: HTMLElement | undefined;
	let undoOverlay: Cleanup | null = null;

	const open = ( control: HTMLElement ) => {
		const overlay =
			root.ownerDocument.querySelector< HTMLElement >(
				'.mobmenu-overlay'
			);
		opener = control;
		showGround( dialog );
		showPlace( dialog, control );
		undoOverlay = overlay && moveInto( overlay, dialog );
		dialog.showModal();
		show( true );
		emit( root, 'mobile-menu:opened', { dialog } );
	};
	const settle = () => {
		if ( opener && ! dialog.open ) {
			undoOverlay?.();
			show( false );
			opener.focus( { preventScroll: true } );
			opener = undefined;
			emit( root, 'mobile-menu:closed', { dialog } );
		}
	};
	const close = () => {
		dialog.close();
		settle();
	};
	return [ open, close, settle ];
}

/** Makes a panel of a mobile menu work: a modal dialog (ARIA practices) with the menu in it. */
export function createPanel( root: HTMLElement, source: PanelSource ): Cleanup {
	const { side, panel, openers } = source;
	const [ dialog, undoDialog ] = createDialog( root, source );
	const [ closeSubmenus, undoSubmenus ] = attachSubmenus( panel, root );
	const show = createPanelState( source, closeSubmenus );
	const [ open, close, settle ] = createSwitches( root, dialog, show );
	let more: Promise< unknown > | undefined;

	return cleanupAll( [
		undoDialog,
		undoSubmenus,
		addCancel( [ dialog, panel ], close ),
		...openers.map( ( one ) =>
			prepareOpener( one, dialog, ( control ) => {
				open( control );
				more ??= loadMore().then( ( view ) => {
					view?.watchSwipe( [ dialog, panel ], side, close );
					view?.watchKeys( dialog );
				} );
			} )
		),
		close,
		listen( dialog, 'close', settle ),
		listen( 'window', 'pagehide', close ),
		watchPresses( root, [ dialog, panel ], close ),
	] );
}
