/**
 * An attribute, and a property of the same name, of the elements that behaviours add to the page. A page builder that
 * duplicates an element, or a script that restores markup it has kept, copies the attribute alone.
 */
const ADDED = 'data-chaty-added';

/** Its value where content of the page is in the element. */
const AROUND = 'around';

const mark = ( element: Element ) =>
	Object.assign( element, { [ ADDED ]: true } );

/** Marks an element that is added to the page, so that its copies are known. */
export function markAdded( element: Element, isAround: boolean ): void {
	mark( element ).setAttribute( ADDED, isAround ? AROUND : '' );
}

/** Notes that a marked element gets content of the page. */
export function markAround( element: Element ): void {
	if ( ADDED in element ) {
		markAdded( element, true );
	}
}

/** The value of a copy, null for any other element. A copied player stays: it works without a script. */
const readCopy = ( element: Element | null ): string | null =>
	element &&
	! ( ADDED in element ) &&
	! element.matches( '[data-chaty-part]' )
		? element.getAttribute( ADDED )
		: null;

/** Elements that can be copies: around, inside or, for an element without content, beside the one that starts. */
function findAdded( root: Element ): readonly Element[] {
	let scope = root;
	while ( readCopy( scope.parentElement ) === AROUND ) {
		scope = scope.parentElement as Element;
	}
	const others = root.matches( 'iframe, video' )
		? root.parentElement?.children
		: scope.querySelectorAll( `[${ ADDED }]` );
	return [ scope, ...( others ?? [] ) ];
}

/**
 * Before the first start on an element, removes copies of elements that behaviours had added: no script runs on them,
 * and the start adds its own. Elements that other scripts have added stay.
 */
export function removeCopies( root: Element ): void {
	if ( ! ( ADDED in root ) ) {
		mark( root );
		for ( const element of findAdded( root ) ) {
			const copy = readCopy( element );
			if ( copy !== null ) {
				element.replaceWith( ...( copy ? element.childNodes : [] ) );
			}
		}
	}
}
