import {
	cleanupAll,
	emit,
	listen,
	loadChunk,
	prefersReducedMotion,
} from '@chaty/runtime';
import { setTimer } from '../../shared/timers';
import type { Cleanup } from '../../shared/types';
import { moveElement } from '../core/move-element';
import { setScrollLock } from '../core/scroll-lock';
import type { MobileMenuChunk } from './chunk';
import { addCloseButton, findButton, prepareOpener } from './controls';
import { createDialog, setDialogStyle } from './dialog';
import type { PanelDialog, PanelSource } from './panel-source';
import { attachSubmenus } from './submenus';

/** The delay of the hamburger's animation, and of closing the submenus, in the legacy theme. */
const DELAY_MS = 400;

/** Shows whether a panel is open, by the classes of legacy theme markup. */
function createStateSetter(
	{ side, panel, openers }: PanelSource,
	closeSubmenus: () => void
): ( isOpen: boolean ) => void {
	let stopTimer: Cleanup | undefined;

	return ( isOpen ) => {
		const updateHamburgers = () =>
			openers.forEach( ( opener ) =>
				(
					opener.querySelector( '.hamburger' ) ?? opener
				).classList.toggle( 'is-active', isOpen )
			);
		setScrollLock( isOpen, 'mob-menu-no-scroll', `show-nav-${ side }` );
		panel.classList.toggle( 'show-panel', isOpen );
		openers.forEach( ( opener ) =>
			findButton( opener ).setAttribute( 'aria-expanded', `${ isOpen }` )
		);
		if ( ! isOpen ) {
			updateHamburgers();
		}
		stopTimer?.();
		stopTimer = setTimer(
			prefersReducedMotion() ? 0 : DELAY_MS,
			isOpen ? updateHamburgers : closeSubmenus
		);
	};
}

function createSwitch(
	root: HTMLElement,
	dialog: HTMLDialogElement,
	setState: ( isOpen: boolean ) => void
) {
	let opener: HTMLElement | undefined;
	let restoreOverlay: Cleanup | null = null;

	const open = ( button: HTMLElement ) => {
		if ( ! emit( root, 'mobile-menu:opening', { dialog } ) ) {
			return;
		}
		const overlay =
			document.querySelector< HTMLElement >( '.mobmenu-overlay' );
		opener = button;
		setDialogStyle( dialog, button );
		restoreOverlay = overlay && moveElement( overlay, dialog, 'prepend' );
		dialog.showModal();
		setState( true );
		emit( root, 'mobile-menu:opened', { dialog } );
	};
	/** The browser and themes can close the dialog too. */
	const handleClosed = () => {
		if ( opener && ! dialog.open ) {
			restoreOverlay?.();
			setState( false );
			opener.focus( { preventScroll: true } );
			opener = undefined;
			emit( root, 'mobile-menu:closed', { dialog } );
		}
	};
	const end = () => {
		dialog.close();
		handleClosed();
	};
	const close = () => {
		if ( emit( root, 'mobile-menu:closing', { dialog } ) ) {
			end();
		}
	};
	return { open, close, end, handleClosed };
}

/** Closes a panel on a press beside it, and when the visitor goes elsewhere: links work before the chunk is there, too. */
const watchClosing = (
	{ dialog, panel }: PanelDialog,
	{ close, end, handleClosed }: ReturnType< typeof createSwitch >
): Cleanup =>
	cleanupAll( [
		listen( dialog, 'close', handleClosed ),
		listen( 'window', 'pagehide hashchange', end ),
		listen(
			dialog,
			'click',
			( { target } ) => panel.contains( target as Node ) || close()
		),
	] );

/** Makes a panel work as a modal dialog (ARIA Authoring Practices, "Dialog (Modal)"). */
export function createPanel( root: HTMLElement, source: PanelSource ) {
	const { side, panel, openers } = source;
	const { dialog, cleanup } = createDialog( root, source );
	const submenus = attachSubmenus( panel, root );
	const setState = createStateSetter( source, submenus.closeAll );
	const toggle = createSwitch( root, dialog, setState );
	const { open, close, end } = toggle;
	const box = { dialog, panel };
	let input: Promise< unknown > | undefined;

	const handlePress = ( button: HTMLElement ) => {
		open( button );
		input ??= loadChunk< MobileMenuChunk >( 'mobile-menu' ).then(
			( chunk ) => {
				chunk?.watchSwipe( box, side, close );
				chunk?.watchKeys( dialog );
				chunk?.watchLinks( dialog, root, close );
			}
		);
	};
	return {
		...box,
		setOpen( isOpen: boolean ): void {
			const [ opener ] = openers;
			if ( ! isOpen && dialog.open ) {
				close();
			} else if ( isOpen && ! dialog.open && opener ) {
				handlePress( findButton( opener ) );
			}
		},
		cleanup: cleanupAll( [
			cleanup,
			submenus.cleanup,
			addCloseButton( box, close ),
			...openers.map( ( opener ) =>
				prepareOpener( opener, dialog, handlePress )
			),
			end,
			watchClosing( box, toggle ),
		] ),
	};
}

export type Panel = ReturnType< typeof createPanel >;
