import {
	cleanupAll,
	makeElement,
	onPress,
	rememberAttributes,
	setAttributes,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

interface Submenu {
	/** The list that contains the entry of the submenu. */
	readonly parentList: Element | null;
	readonly setOpen: ( isOpen: boolean ) => void;
	readonly cleanup: Cleanup;
}

/** Whether the link of an entry opens its submenu: an option says so, or the link has no target. */
const isToggle = ( link: Element, root: HTMLElement ) =>
	root.hasAttribute( 'data-chaty-parent-link' ) ||
	link.closest( '.mobmenu-parent-link' ) ||
	/^(#0?)?$/.test( link.getAttribute( 'href' ) ?? '' );

/**
 * Adds a button that opens a submenu, beside the link of its entry. Legacy theme markup names its icons, or
 * has them in the link.
 */
function addExpander(
	link: Element | null,
	list: Element,
	{ dataset: { openIcon, closeIcon } }: HTMLElement
) {
	const legacyButton = link?.querySelector( '.mob-expand-submenu' );
	const label = link ?? list.previousElementSibling ?? list.previousSibling;
	const icons = legacyButton
		? [ ...legacyButton.childNodes ]
		: [ openIcon, closeIcon ].flatMap( ( name, index ) =>
				name
					? makeElement( 'i', {
							class: `mob-icon-${ name } ${
								index ? 'close' : 'open'
							}-icon`,
					  } )
					: []
		  );
	const button = makeElement(
		'button',
		{
			type: 'button',
			class: 'chaty-mobile-menu-expander mob-expand-submenu',
			'aria-label': translate(
				'%1$s: submenu',
				`${ label?.textContent?.trim() }`
			),
		},
		...icons
	);
	list.before( button );
	return {
		toggle: button,
		removeToggle: () => {
			legacyButton?.append( ...icons );
			button.remove();
		},
	};
}

/** Makes a submenu a disclosure, closed at first. */
function createSubmenu(
	list: HTMLElement,
	root: HTMLElement,
	onOpen: ( submenu: Submenu ) => void
): Submenu {
	const item = list.closest( 'li' ) as HTMLElement;
	// A Navigation block may have a button in place of the link.
	const link = item.querySelector< HTMLElement >(
		':scope > :is(a,.wp-block-navigation-item__content)'
	);
	const isLink = link && isToggle( link, root );
	const { toggle, removeToggle } = isLink
		? { toggle: link, removeToggle: () => {} }
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
		parentList: item.parentElement,
		setOpen,
		cleanup: cleanupAll( [
			removeToggle,
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

/** Makes the submenus of a panel work, at any depth. */
export function attachSubmenus( panel: HTMLElement, root: HTMLElement ) {
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
						other.parentList === opened.parentList
					) {
						other.setOpen( false );
					}
				} )
			)
		)
	);
	return {
		closeAll: () => submenus.forEach( ( { setOpen } ) => setOpen( false ) ),
		// Empties the list first: the panel's closeAll() may still run after this.
		cleanup: () =>
			submenus.splice( 0 ).forEach( ( submenu ) => submenu.cleanup() ),
	};
}
