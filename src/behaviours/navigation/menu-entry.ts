import { isSafeProtocol } from '../../shared/safe-protocol';

/** A copy of a link, or of an item that has none of its own. */
type EntryElement = HTMLElement & { href?: string; protocol?: string };

/** An entry of a menu; its depth is 1 for the menu's own entries, 2 for those below them. */
export type MenuEntry = readonly [ element: EntryElement, depth: number ];

/** The entries of a nested menu, in its order. */
export function readMenu( root: HTMLElement ): readonly MenuEntry[] {
	const items = [ ...root.querySelectorAll( 'li' ) ];
	return items.flatMap( ( item ) => {
		const own = item.cloneNode( true ) as HTMLElement;
		own.querySelectorAll( 'ul,ol' ).forEach( ( list ) => list.remove() );
		const links = own.querySelectorAll( 'a' );
		const depth = items.filter( ( one ) => one.contains( item ) ).length;
		return [ ...( links.length ? links : [ own ] ) ].map(
			( element ): MenuEntry => [ element, depth ]
		);
	} );
}

/** Makes an entry of a select list; one that leads nowhere cannot be chosen. */
export function createOption(
	[ element, depth ]: MenuEntry,
	cap: number
): HTMLOptionElement {
	const address = element.getAttribute( 'href' ) ?? '';
	const text =
		element.textContent?.trim() ||
		element.getAttribute( 'aria-label' ) ||
		address;
	// Spec section 2: "submenu entries are prefixed with dashes by depth".
	const dashes = '-'.repeat( depth > cap ? cap : depth - 1 );
	const option = new Option( `${ dashes } ${ text }`.trim(), address );
	option.disabled =
		/^(#0?)?$/.test( address ) ||
		! isSafeProtocol( `${ element.protocol }` );
	return option;
}
