import { attachSmoothAnchors } from '.';

const PAGE = `
	<nav data-chaty="smooth-anchors">
		<a href="#place">There</a> <a href="#field">Field</a> <a href="#0">Nowhere</a> <a href="#top">Top</a>
	</nav>
	<a href="#place">Elsewhere</a>
	<h2 id="place">Place</h2>
	<input id="field">`;

/** Starts on the page's list of links; under reduced motion, so that nothing is animated. */
function given( attributes: Record< string, string > = {} ) {
	document.body.innerHTML = PAGE;
	const root = document.querySelector( 'nav' ) as HTMLElement;
	Object.assign( root.dataset, attributes );
	const cleanup = attachSmoothAnchors( root );
	/** Whether the click's default was prevented. */
	const click = ( text: string ) =>
		! [ ...document.querySelectorAll( 'a' ) ]
			.find( ( link ) => link.textContent === text )
			?.dispatchEvent(
				new MouseEvent( 'click', { bubbles: true, cancelable: true } )
			);
	return { root, cleanup, click };
}

const focused = () => place().ownerDocument.activeElement;
const place = () => document.getElementById( 'place' ) as HTMLElement;

beforeEach( () => {
	window.history.replaceState( null, '', '/' );
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
	window.scrollTo = jest.fn() as typeof window.scrollTo;
	Element.prototype.getBoundingClientRect = function () {
		return { top: this.id ? 900 : 0, height: 0 } as DOMRect;
	};
} );

test( 'when a link is clicked, then the page scrolls to 50 px above its target, which gets the focus and a history entry', () => {
	const { click } = given();
	const before = window.history.length;
	expect( click( 'There' ) ).toBe( true );
	expect( window.scrollTo ).toHaveBeenLastCalledWith( {
		top: 850,
		behavior: 'instant',
	} );
	expect( window.location.hash ).toBe( '#place' );
	expect( window.history.length ).toBe( before + 1 );
	expect( focused() ).toBe( place() );
} );

test( 'given another offset, then the page stops at that distance', () => {
	const { click } = given( { chatyOffset: '0' } );
	click( 'There' );
	expect( window.scrollTo ).toHaveBeenLastCalledWith(
		expect.objectContaining( { top: 900 } )
	);
} );

test( 'given #top and no element of that id, when it is clicked, then the script scrolls to the top', () => {
	const { click } = given( { chatyOffset: '0' } );
	expect( click( 'Top' ) ).toBe( true );
	expect( window.scrollTo ).toHaveBeenLastCalledWith( {
		top: 0,
		behavior: 'instant',
	} );
	expect( window.location.hash ).toBe( '#top' );
} );

test( 'when the focus leaves a target that was not focusable, then its markup is restored', () => {
	const { click } = given();
	click( 'There' );
	expect( place().getAttribute( 'tabindex' ) ).toBe( '-1' );
	place().blur();
	expect( place().hasAttribute( 'tabindex' ) ).toBe( false );
	click( 'Field' );
	expect( focused()?.id ).toBe( 'field' );
	place().ownerDocument.getElementById( 'field' )?.blur();
	expect( document.body.innerHTML ).toBe( PAGE );
} );

test.each( [
	[ 'without a target', 'Nowhere' ],
	[ 'outside the element', 'Elsewhere' ],
] )( 'given a link %s, then it is left to the browser', ( _, text ) => {
	expect( given().click( text ) ).toBe( false );
} );

test( 'when a theme prevents the event, then the link is left to the browser', () => {
	const { root, click } = given();
	root.addEventListener( 'chaty:smooth-anchors:followed', ( event ) =>
		event.preventDefault()
	);
	expect( click( 'There' ) ).toBe( false );
} );

test( 'when it is cleaned up, then links are left to the browser', () => {
	const { cleanup, click } = given();
	cleanup();
	expect( click( 'There' ) ).toBe( false );
	expect( document.body.innerHTML ).toBe( PAGE );
} );

test.each( [ [ { chatyOffset: 'wide' } ], [ { chatyHeader: '..' } ] ] )(
	'given the invalid options %j, then they are logged and the browser jumps to the target',
	( attributes ) => {
		const log = jest.spyOn( console, 'info' ).mockReturnValue();
		const { click } = given( attributes );
		click( 'There' );
		expect( log ).toHaveBeenCalledWith(
			'Chaty: bad data-chaty-header or -offset'
		);
		expect( window.scrollTo ).not.toHaveBeenCalled();
		expect( focused() ).toBe( place() );
	}
);
