/**
 * An attribute, and a property of the same name, of the elements that behaviours add to the page. A page builder that
 * duplicates an element, and a script that puts back markup it has kept, copy the attribute alone.
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

/** Says that a marked element gets content of the page. */
export function markAround( element: Element ): void {
	if ( ADDED in element ) {
		markAdded( element, true );
	}
}

/** The value of a copy, null for any other element. A player is none: it works without a script. */
const readCopy = ( element: Element | null ): string | null =>
	element &&
	! ( ADDED in element ) &&
	! element.matches( '[data-chaty-part]' )
		? element.getAttribute( ADDED )
		: null;

/** What can be a copy: elements around, inside or, where nothing can be inside, beside the one that starts. */
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
 * Before the first start on an element: takes copies of what behaviours had added away, for no script works on them,
 * and the start adds its own. What other scripts have added stays.
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
