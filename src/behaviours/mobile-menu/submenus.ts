import {
	cleanupAll,
	onPress,
	rememberAttributes,
	setAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { addExpander } from './expander';

interface Submenu {
	/** The list that its entry stands in. */
	readonly siblings: Element | null;
	readonly setOpen: ( isOpen: boolean ) => void;
	readonly undo: Cleanup;
}

/** Whether the link of an entry opens the submenu itself: where the page says so, or it leads nowhere. */
const isToggle = ( link: Element, root: HTMLElement ) =>
	root.hasAttribute( 'data-chaty-parent-link' ) ||
	link.closest( '.mobmenu-parent-link' ) ||
	/^(#0?)?$/.test( link.getAttribute( 'href' ) ?? '' );

/** Makes a submenu open and close (a disclosure); closed at first. */
function createSubmenu(
	list: HTMLElement,
	root: HTMLElement,
	onOpen: ( submenu: Submenu ) => void
): Submenu {
	const item = list.closest( 'li' ) as HTMLElement;
	// A Navigation block may have a button in the link's place.
	const link = item.querySelector< HTMLElement >(
		':scope > :is(a,.wp-block-navigation-item__content)'
	);
	const isLink = link && isToggle( link, root );
	const [ toggle, undoToggle ] = isLink
		? [ link, () => {} ]
		: addExpander( link, list, root );

	const setOpen = ( isOpen: boolean ) => {
		toggle.setAttribute( 'aria-expanded', `${ isOpen }` );
		list.hidden = ! isOpen;
		list.classList.toggle( 'show-sub-menu', isOpen );
		if ( isOpen ) {
			onOpen( submenu );
		}
	};
	const submenu = {
		siblings: item.parentElement,
		setOpen,
		undo: cleanupAll( [
			undoToggle,
			rememberAttributes( list, 'hidden', 'class' ),
			setAttributes( toggle, {
				'aria-expanded': false,
				'aria-controls': list,
				...( isLink && { role: 'button', tabindex: 0 } ),
			} ),
			onPress( toggle, () => setOpen( list.hidden ) ),
		] ),
	};
	setOpen( false );
	return submenu;
}

/**
 * The submenus of a panel, to any depth (spec section 2, "expandable submenus"). Answers what closes
 * them all, and the undo.
 */
export function attachSubmenus(
	panel: HTMLElement,
	root: HTMLElement
): readonly [ close: () => void, undo: Cleanup ] {
	const closesOthers =
		root.hasAttribute( 'data-chaty-autoclose' ) ||
		root.dataset[ 'autocloseSubmenus' ] === '1';
	const submenus: Submenu[] = [];
	panel.querySelectorAll< HTMLElement >( 'li ul, li ol' ).forEach( ( list ) =>
		submenus.push(
			createSubmenu( list, root, ( opened ) =>
				submenus.forEach( ( other ) => {
					if (
						closesOthers &&
						other !== opened &&
						other.siblings === opened.siblings
					) {
						other.setOpen( false );
					}
				} )
			)
		)
	);
	return [
		() => submenus.forEach( ( { setOpen } ) => setOpen( false ) ),
		// A panel that closes with it closes them later: then there is none.
		() => submenus.splice( 0 ).forEach( ( { undo } ) => undo() ),
	];
}
