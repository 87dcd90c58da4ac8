function describeHeading( heading: Element ): string {
	const { parentElement: row } = heading;
	const at = row ? [ ...row.children ].indexOf( heading ) + 1 : 0;
	return `${ row?.parentElement?.localName } th:nth-child(${ at }) a`;
}

/** A selector of an element, which also finds its counterpart in the list that replaces this one. */
function describe( element: Element ): string {
	if ( element.id ) {
		return `#${ CSS.escape( element.id ) }`;
	}
	const heading = element.closest( ':is(thead, tfoot) th' );
	if ( heading ) {
		return describeHeading( heading );
	}
	const part = element.closest( '.row-actions span, .subsubsub li' );
	const ownClass = ( part ?? element ).classList[ 0 ];
	const tag = element.localName;
	return part && ownClass
		? `.${ CSS.escape( ownClass ) } ${ tag }`
		: tag + ( ownClass ? `.${ CSS.escape( ownClass ) }` : '' );
}

const listRows = ( list: Element ) => [
	...list.querySelectorAll( 'tr[data-message]' ),
];

/** The same row in the new list, or the one at its position. */
function findSuccessor( list: Element, id: string | null, index: number ) {
	const rows = listRows( list );
	return (
		rows.find( ( row ) => row.getAttribute( 'data-message' ) === id ) ??
		rows[ Math.min( index, rows.length - 1 ) ]
	);
}

export function focusIn(
	list: HTMLElement,
	target: HTMLElement | null | undefined
): void {
	if ( ! target ) {
		list.setAttribute( 'tabindex', '-1' );
	}
	( target ?? list ).focus();
}

const findFirst = ( list: Element, selectors: readonly ( string | null )[] ) =>
	selectors
		.map( ( selector ) =>
			selector ? list.querySelector< HTMLElement >( selector ) : null
		)
		.find( Boolean );

/** Replaces the contents of the list, and moves the focus to the same element or the nearest that is left. */
export function keepFocus( list: HTMLElement, replace: () => void ): void {
	const focused = list.ownerDocument.activeElement;
	if ( ! focused || ! list.contains( focused ) ) {
		replace();
		return;
	}
	if ( focused.closest( '.chaty-message, .chaty-messages-results' ) ) {
		const rel = focused.getAttribute( 'rel' );
		replace();
		const next = rel && `.chaty-message-step[rel="${ rel }"]`;
		const targets = [
			next,
			'#chaty-message-heading',
			'.chaty-message-open',
		];
		focusIn( list, findFirst( list, targets ) );
		return;
	}
	const row = focused.closest( 'tr[data-message]' );
	const index = row ? listRows( list ).indexOf( row ) : 0;
	const selector = focused === list ? '' : describe( focused );
	const isChecked = ( focused as HTMLInputElement ).type === 'checkbox';
	replace();
	const part = row
		? findSuccessor( list, row.getAttribute( 'data-message' ), index )
		: list;
	const target =
		( selector && ! ( row && isChecked )
			? part?.querySelector< HTMLElement >( selector )
			: null ) ??
		part?.querySelector< HTMLElement >( '.chaty-message-open' );
	focusIn( list, target );
}
