import type { Cleanup } from '../../shared/types';
import { readAnchorClick } from '../core/anchor-click';
import type { BehaviourKit } from '../core/runtime';
import { addCancel, prepareOpener } from './controls';
import { createDialog } from './dialog';
import { moveInto } from './move-into';
import type { PanelSource } from './read-panels';
import { createPanelState } from './panel-state';
import { showGround, showPlace } from './page-background';
import { attachSubmenus } from './submenus';
import type { MobileMenuView } from './chunk';

const loadMore = ( { loadView }: BehaviourKit ) =>
	loadView< MobileMenuView >( 'mobile-menu' );

/** Closes a panel by a press on what is not in it, and before a link in it leads to a place on the page. */
const watchPresses = (
	root: HTMLElement,
	[ dialog, panel ]: readonly [ HTMLElement, HTMLElement ],
	kit: BehaviourKit,
	close: () => void
): Cleanup =>
	kit.listen( dialog, 'click', ( event ) => {
		const link = readAnchorClick( event );
		if ( link || ! panel.contains( event.target as Node ) ) {
			close();
		}
		if ( link ) {
			event.preventDefault();
			// Without what scrolls smoothly as the browser does: nobody listens to a copy.
			void loadMore( kit ).then( ( view ) =>
				view
					? view.followAnchor( link, root, kit )
					: ( link.cloneNode() as HTMLElement ).click()
			);
		}
	} );

/** What opens and closes a dialog; the last hears that it was closed, by Escape or a theme. */
function createSwitches(
	root: HTMLElement,
	dialog: HTMLDialogElement,
	kit: BehaviourKit,
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
		kit.tell( root, 'mobile-menu:opened', { dialog } );
	};
	const settle = () => {
		if ( opener && ! dialog.open ) {
			undoOverlay?.();
			show( false );
			opener.focus( { preventScroll: true } );
			opener = undefined;
			kit.tell( root, 'mobile-menu:closed', { dialog } );
		}
	};
	const close = () => {
		dialog.close();
		settle();
	};
	return [ open, close, settle ];
}

/** Makes a panel of a mobile menu work: a modal dialog (ARIA practices) with the menu in it. */
export function createPanel(
	root: HTMLElement,
	source: PanelSource,
	kit: BehaviourKit
): Cleanup {
	const { side, panel, openers } = source;
	const [ dialog, undoDialog ] = createDialog( root, source, kit );
	const [ closeSubmenus, undoSubmenus ] = attachSubmenus( panel, root, kit );
	const show = createPanelState( source, kit, closeSubmenus );
	const [ open, close, settle ] = createSwitches( root, dialog, kit, show );
	let more: Promise< unknown > | undefined;

	return kit.undoAll( [
		undoDialog,
		undoSubmenus,
		addCancel( [ dialog, panel ], kit, close ),
		...openers.map( ( one ) =>
			prepareOpener( one, dialog, kit, ( control ) => {
				open( control );
				more ??= loadMore( kit ).then( ( view ) => {
					view?.watchSwipe( kit, [ dialog, panel ], side, close );
					view?.watchKeys( kit, dialog );
				} );
			} )
		),
		close,
		kit.listen( dialog, 'close', settle ),
		kit.listen( 'window', 'pagehide', close ),
		watchPresses( root, [ dialog, panel ], kit, close ),
	] );
}
