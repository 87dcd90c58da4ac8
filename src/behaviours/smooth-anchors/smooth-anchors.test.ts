import { attachSmoothAnchors } from './smooth-anchors';

const PAGE = `
	<nav data-chaty="smooth-anchors">
		<a href="#place">There</a> <a href="#field">Field</a> <a href="#0">Nowhere</a>
	</nav>
	<a href="#place">Elsewhere</a>
	<h2 id="place">Place</h2>
	<input id="field">`;

/** Attaches to the page's list of links; nothing moves, as under reduced motion. */
function given( attributes: Record< string, string > = {} ) {
	document.body.innerHTML = PAGE;
	const root = document.querySelector( 'nav' ) as HTMLElement;
	Object.assign( root.dataset, attributes );
	const undo = attachSmoothAnchors( root );
	/** Whether the click was taken over. */
	const click = ( text: string ) =>
		! [ ...document.querySelectorAll( 'a' ) ]
			.find( ( link ) => link.textContent === text )
			?.dispatchEvent(
				new MouseEvent( 'click', { bubbles: true, cancelable: true } )
			);
	return { root, undo, click };
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

test( 'given a link to a place, then it scrolls to 50 px above it, with the focus and an entry in the history', () => {
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

test( 'given another distance, then it is kept', () => {
	const { click } = given( { chatyOffset: '0' } );
	click( 'There' );
	expect( window.scrollTo ).toHaveBeenLastCalledWith(
		expect.objectContaining( { top: 900 } )
	);
} );

test( 'when the focus leaves a place that had none, then the place is as it was', () => {
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
	[ 'to nowhere', 'Nowhere' ],
	[ 'outside', 'Elsewhere' ],
] )( 'given a link %s, then it is left to the browser', ( _, text ) => {
	expect( given().click( text ) ).toBe( false );
} );

test( 'when a theme prevents it, then the link is left to the browser', () => {
	const { root, click } = given();
	root.addEventListener( 'chaty:smooth-anchors:followed', ( event ) =>
		event.preventDefault()
	);
	expect( click( 'There' ) ).toBe( false );
} );

test( 'when it ends, then links are the browser’s again', () => {
	const { undo, click } = given();
	undo();
	expect( click( 'There' ) ).toBe( false );
	expect( document.body.innerHTML ).toBe( PAGE );
} );

test.each( [ [ { chatyOffset: 'wide' } ], [ { chatyHeader: '..' } ] ] )(
	'given %j, then it is told, and the place is gone to as the browser does',
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
