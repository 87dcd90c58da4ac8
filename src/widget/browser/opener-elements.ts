import { OPENERS } from './openers';

/** Elements that the keyboard reaches and presses without our help. */
const NATIVE = 'a[href],area[href],button,input,select,textarea,summary';

const HASH = /^#chaty(?:-([\w-]*))?$/;

/** Menus that lie above the widget while they are open: that of the Navigation block, and dialogs. */
const MENU = '.is-menu-open,dialog[open]';
const CLOSE =
	'.wp-block-navigation__responsive-container-close,.chaty-mobile-menu-close';

const isHere = ( { pathname, search }: HTMLAnchorElement | Location ) =>
	pathname + search === location.pathname + location.search;

/** The name in an address; `null` where there is none, or it leads to another page. */
const readHash = ( link: HTMLAnchorElement | Location ): string | null => {
	const found = isHere( link ) && HASH.exec( link.hash );
	return found ? found[ 1 ] ?? '' : null;
};

/**
 * The name of what an opener or the page's address opens, in lower case and with `_`; empty for the first widget.
 * `null` where it opens nothing, or where an element of the page has that id, which wins.
 */
export function readOpenerName( opener?: HTMLElement ): string | null {
	const name =
		opener?.dataset[ 'chatyOpen' ] ??
		readHash( ( opener as HTMLAnchorElement | undefined ) ?? location );
	return name === null ||
		document.getElementById( name ? `chaty-${ name }` : 'chaty' )
		? null
		: name.toLowerCase().replaceAll( '-', '_' );
}

/** Turns openers that the keyboard does not reach into buttons. */
function prepare(): void {
	for ( const element of document.querySelectorAll< HTMLElement >(
		'[data-chaty-open]'
	) ) {
		if (
			! element.matches( `${ NATIVE },[tabindex]` ) &&
			! element.querySelector( NATIVE )
		) {
			element.tabIndex = 0;
			element.role ??= 'button';
		}
	}
}

/** Calls back with each press on an opener, by mouse, finger or key; false lets the press have its default. */
export function listenToOpeners(
	onPress: ( opener: HTMLElement ) => boolean
): void {
	const handleClick = ( event: MouseEvent ) => {
		const opener = ( event.target as Element ).closest?.< HTMLElement >(
			OPENERS
		);
		const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey;
		if ( opener && ! hasModifier && onPress( opener ) ) {
			event.preventDefault();
		}
	};
	const handleKey = ( event: KeyboardEvent ) => {
		prepare();
		const target = event.target as HTMLElement;
		if (
			[ 'Enter', ' ' ].includes( event.key ) &&
			target.matches?.( '[data-chaty-open]' ) &&
			! target.matches( NATIVE )
		) {
			event.preventDefault();
			target.click();
		}
	};
	prepare();
	document.addEventListener( 'click', handleClick, true );
	document.addEventListener( 'keydown', handleKey, true );
}

/** Closes the menu around an opener: it would lie above the widget, or keep its elements from being used. */
export function closeMenu( opener: HTMLElement ): void {
	const menu = opener.closest< HTMLElement >( MENU );
	const button = menu?.querySelector< HTMLElement >( CLOSE );
	if ( button ) {
		button.click();
	} else if ( menu instanceof HTMLDialogElement ) {
		menu.close();
	}
}

/** Follows a link whose press was prevented, without calling its listeners. */
export function followLink( opener: HTMLElement ): void {
	const link = opener.cloneNode() as HTMLElement;
	link.removeAttribute( 'data-chaty-open' );
	link.click();
}

/** Calls back once the page is visible, which a prerendered one is not yet. */
export function whenSeen( onSeen: () => void ): void {
	if ( ( document as { prerendering?: boolean } ).prerendering ) {
		document.addEventListener( 'prerenderingchange', onSeen, {
			once: true,
		} );
	} else {
		onSeen();
	}
}
