import { attachTabs } from './tabs';

const OURS = `
	<h2>Bread</h2>
	<div data-chaty="tabs">
		<ul data-chaty-part="list" aria-label="Bread">
			<li><a href="#one">One</a></li>
			<li><a href="#two">Two</a></li>
			<li><a href="#three">Three</a></li>
		</ul>
		<div id="one" data-chaty-part="panel">First</div>
		<div id="two" class="wide" data-chaty-part="panel">Second <b id="deep">thing</b></div>
		<div id="three" data-chaty-part="panel">Third <a href="#x">link</a></div>
	</div>`;

const ORIGIN = `
	<h2>Bread</h2>
	<ul class="tabs-nav">
		<li><a href="#one">One</a></li>
		<li><a href="https://bakery.example/bread/#two">Two</a></li>
		<li><a href="#three">Three</a></li>
	</ul>
	<div class="tabs-container">
		<div class="tab-content" id="one">First</div>
		<div class="tab-content wide" id="two">Second <b id="deep">thing</b></div>
		<div class="tab-content" id="three">Third <a href="#x">link</a></div>
	</div>`;

/** Attaches to the set in some markup. */
function given( markup: string, direction = 'ltr' ) {
	document.body.innerHTML = markup;
	const list = document.querySelector( 'ul' ) as HTMLElement;
	if ( direction === 'rtl' ) {
		list.style.direction = direction;
	}
	const root = document.querySelector< HTMLElement >(
		'[data-chaty], .tabs-nav'
	) as HTMLElement;
	const told: string[] = [];
	root.addEventListener( 'chaty:tabs:chosen', ( event ) =>
		told.push( ( event as CustomEvent ).detail.panel.id )
	);
	const undo = attachTabs( root );
	undos.push( undo );
	return { root, undo, told };
}

const undos: Array< () => void > = [];
const focused = ( { ownerDocument } = document.body ) =>
	ownerDocument.activeElement;
const tabs = () => [
	...document.querySelectorAll< HTMLElement >( '[role="tab"]' ),
];
const tab = ( name: string ) =>
	tabs().find( ( { textContent } ) => textContent === name ) as HTMLElement;

/** Which tab is chosen, by all that says so. */
function chosen() {
	const selected = tabs().filter( ( one ) => one.ariaSelected === 'true' );
	const shown = [
		...document.querySelectorAll( '[role="tabpanel"]:not([hidden])' ),
	];
	const active = [ ...document.querySelectorAll( '.active' ) ];
	const reached = tabs().filter( ( { tabIndex } ) => tabIndex === 0 );
	expect( selected ).toEqual( reached );
	expect( shown.map( ( { id } ) => id ) ).toEqual(
		selected.map( ( one ) => one.getAttribute( 'aria-controls' ) )
	);
	expect( active.map( ( { textContent } ) => textContent ) ).toEqual(
		selected.map( ( { textContent } ) => textContent )
	);
	return selected.map( ( { textContent } ) => textContent ).join();
}

function press( key: string, init: KeyboardEventInit = {} ) {
	const event = new KeyboardEvent( 'keydown', {
		key,
		bubbles: true,
		cancelable: true,
		...init,
	} );
	focused()?.dispatchEvent( event );
	return event.defaultPrevented;
}

/** As the browser's Back and Forward do. */
function goTo( hash: string, state: unknown ) {
	window.history.replaceState( state, '', `/${ hash }` );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	window.dispatchEvent( new Event( 'hashchange' ) );
}

beforeEach( () => {
	Element.prototype.scrollIntoView = jest.fn();
	window.history.replaceState( null, '', '/' );
} );

afterEach( () => undos.splice( 0 ).forEach( ( undo ) => undo() ) );

describe.each( [
	[ 'of ours', OURS ],
	[ 'of the origin', ORIGIN ],
] )( 'markup %s', ( _, markup ) => {
	test( 'the first is chosen', () => {
		given( markup );
		expect( chosen() ).toBe( 'One' );
		expect(
			document.getElementById( 'two' )?.getAttribute( 'hidden' )
		).toBe( 'until-found' );
	} );

	test( 'given one that is active, then it is chosen', () => {
		given(
			markup.replace(
				'<li><a href="#three">',
				'<li class="active"><a href="#three">'
			)
		);
		expect( chosen() ).toBe( 'Three' );
	} );

	test.each( [ '#two', '#deep' ] )(
		'given the address %s, then the tab that it leads into is chosen',
		( hash ) => {
			window.history.replaceState( null, '', `/${ hash }` );
			given( markup );
			expect( chosen() ).toBe( 'Two' );
			expect( Element.prototype.scrollIntoView ).toHaveBeenCalledTimes(
				1
			);
		}
	);

	test( 'given an address that leads elsewhere, then it is left alone', () => {
		window.history.replaceState( null, '', '/#x%' );
		given( markup );
		expect( chosen() ).toBe( 'One' );
		expect( Element.prototype.scrollIntoView ).not.toHaveBeenCalled();
	} );

	test( 'when another is pressed, then it is chosen and has the address; nothing scrolls', () => {
		const { told } = given( markup );
		tab( 'Two' ).click();
		expect( chosen() ).toBe( 'Two' );
		expect( window.location.hash ).toBe( '#two' );
		expect( told ).toEqual( [ 'two' ] );
		expect( Element.prototype.scrollIntoView ).not.toHaveBeenCalled();
	} );

	test( 'when the chosen one is pressed, then nothing happens', () => {
		const { told } = given( markup );
		tab( 'One' ).click();
		expect( chosen() ).toBe( 'One' );
		expect( window.location.hash ).toBe( '' );
		expect( told ).toEqual( [] );
	} );

	test( 'parts name each other', () => {
		given( markup );
		expect( tabs() ).toHaveLength( 3 );
		for ( const one of tabs() ) {
			const panel = document.getElementById(
				`${ one.getAttribute( 'aria-controls' ) }`
			);
			expect( panel?.getAttribute( 'aria-labelledby' ) ).toBe( one.id );
			expect( panel?.tabIndex ).toBe( one.tabIndex );
			expect( panel?.ariaHidden ).toBe( `${ one.tabIndex < 0 }` );
			expect( one.parentElement?.getAttribute( 'role' ) ).toBe( 'none' );
		}
	} );

	test( 'a link to something inside chooses its tab', () => {
		given( markup );
		goTo( '#deep', null );
		expect( chosen() ).toBe( 'Two' );
		goTo( '#x', null );
		expect( chosen() ).toBe( 'Two' );
	} );

	test( 'a find in the page chooses its tab', () => {
		given( markup );
		document
			.getElementById( 'deep' )
			?.dispatchEvent( new Event( 'beforematch', { bubbles: true } ) );
		expect( chosen() ).toBe( 'Two' );
	} );

	test( 'when it ends, then the markup is as it was', () => {
		const { undo } = given( markup );
		const before = markup.trim();
		tab( 'Two' ).click();
		undo();
		expect( document.body.innerHTML.trim() ).toBe( before );
		document.querySelector< HTMLElement >( 'li a' )?.click();
		expect( document.body.innerHTML.trim() ).toBe( before );
	} );
} );

describe( 'Back and Forward', () => {
	test( 'lead to the tab that was chosen then, also when the address was that of another set', () => {
		given( OURS );
		tab( 'Two' ).click();
		const atTwo = window.history.state;
		tab( 'Three' ).click();
		goTo( '#of-another-set', atTwo );
		expect( chosen() ).toBe( 'Two' );
		goTo( '', { '#one': '#one' } );
		expect( chosen() ).toBe( 'One' );
	} );

	test( 'keep what others wrote into the history', () => {
		window.history.replaceState( { router: 7 }, '', '/' );
		given( OURS );
		tab( 'Two' ).click();
		expect( window.history.state ).toEqual( {
			router: 7,
			'#one': '#two',
		} );
	} );

	test( 'given a page that was reloaded, then its choice is kept', () => {
		window.history.replaceState( { '#one': '#three' }, '', '/' );
		given( OURS );
		expect( chosen() ).toBe( 'Three' );
	} );

	test( 'given a page that may have no address made, then tabs work all the same', () => {
		const push = jest
			.spyOn( window.history, 'pushState' )
			.mockImplementation( () => {
				throw new DOMException( 'no', 'SecurityError' );
			} );
		given( OURS );
		tab( 'Two' ).click();
		expect( chosen() ).toBe( 'Two' );
		push.mockRestore();
	} );

	test( 'take the focus out of a panel that they hide', () => {
		given( OURS );
		tab( 'Three' ).click();
		document.querySelector< HTMLElement >( '#three a' )?.focus();
		goTo( '', { '#one': '#one' } );
		expect( focused() ).toBe( tab( 'One' ) );
	} );
} );

describe.each( [
	[ 'left to right', '', 'ltr' ],
	[ 'right to left', '', 'rtl' ],
	[ 'top to bottom', ' data-chaty-vertical', 'ltr' ],
	[ 'top to bottom, right to left', ' data-chaty-vertical', 'rtl' ],
] )( 'keys, %s', ( name, option, direction ) => {
	const markup = OURS.replace( '"tabs"', `"tabs"${ option }` );
	const along = option
		? [ 'ArrowUp', 'ArrowDown' ]
		: [ 'ArrowLeft', 'ArrowRight' ];
	if ( name === 'right to left' ) {
		along.reverse();
	}
	const [ previous = '', next = '' ] = along;

	test( 'go round, and to both ends', () => {
		const { root } = given( markup, direction );
		tab( 'One' ).focus();
		const steps = [ next, next, next, previous, previous, 'Home', 'End' ];
		const seen = steps.map( ( key ) => {
			expect( press( key ) ).toBe( true );
			expect( focused()?.textContent ).toBe( chosen() );
			return chosen();
		} );
		expect( seen.join( ' ' ) ).toBe( 'Two Three One Three Two One Three' );
		expect(
			root.querySelectorAll( '[aria-orientation="vertical"]' )
		).toHaveLength( option ? 1 : 0 );
	} );

	test( "are the browser's across, with a modifier, and in a panel", () => {
		given( markup, direction );
		tab( 'One' ).focus();
		expect( press( option ? 'ArrowRight' : 'ArrowDown' ) ).toBe( false );
		expect( press( next, { altKey: true } ) ).toBe( false );
		tab( 'Three' ).click();
		document.querySelector< HTMLElement >( '#three a' )?.focus();
		expect( press( previous ) ).toBe( false );
		expect( chosen() ).toBe( 'Three' );
	} );
} );

test( 'chosen by hand: arrows move the focus alone, Enter and Space choose', () => {
	given( OURS.replace( '"tabs"', '"tabs" data-chaty-manual' ) );
	const stops = () =>
		document.querySelectorAll( '[role="tabpanel"][tabindex="0"]' ).length;
	expect( stops() ).toBe( 1 );
	tab( 'One' ).focus();
	press( 'ArrowRight' );
	expect( chosen() ).toBe( 'One' );
	expect( focused() ).toBe( tab( 'Two' ) );
	press( ' ' );
	expect( chosen() ).toBe( 'Two' );
	press( 'End' );
	press( 'Enter' );
	expect( chosen() ).toBe( 'Three' );
	expect( stops() ).toBe( 0 );
} );

test.each( [
	[ 'none', ORIGIN, 'Bread' ],
	[ 'its own', OURS, undefined ],
	[
		'none, and no heading',
		ORIGIN.replace( '<h2>Bread</h2>', '<p>Bread</p>' ),
		undefined,
	],
] )( 'a list with the name: %s', ( _, markup, expected ) => {
	given( markup );
	const id = document
		.querySelector( '[role="tablist"]' )
		?.getAttribute( 'aria-labelledby' );
	expect( document.getElementById( `${ id }` )?.textContent ).toBe(
		expected
	);
} );

test( 'sets in sets, and beside each other, are apart', () => {
	document.body.innerHTML = OURS.replace(
		'First',
		`First ${ OURS.replace( /one|two|three|deep/g, 'inner-$&' ) }`
	);
	const roots = [
		...document.querySelectorAll< HTMLElement >( '[data-chaty]' ),
	];
	undos.push( ...roots.map( ( root ) => attachTabs( root ) ) );
	const states = () =>
		tabs()
			.map( ( { ariaSelected } ) => ariaSelected === 'true' )
			.join();
	document.querySelector< HTMLElement >( '[href="#inner-two"]' )?.click();
	expect( states() ).toBe( 'true,false,false,false,true,false' );
	document.querySelector< HTMLElement >( '[href="#three"]' )?.click();
	expect( states() ).toBe( 'false,false,true,false,true,false' );
} );

test( 'given an entry without a panel, then it stays a link; given none with one, then the set is told as wrong', () => {
	given( OURS.replace( '#two', '#nowhere' ) );
	expect( tabs() ).toHaveLength( 2 );
	expect( () =>
		given( OURS.replaceAll( 'href="#', 'href="#no-' ) )
	).toThrow();
	expect( document.querySelector( '[role]' ) ).toBeNull();
} );

test( 'given a link that leads into another panel, when going back, then the former tab is shown', () => {
	given( OURS );
	const { state } = window.history;
	goTo( '#deep', null );
	expect( chosen() ).toBe( 'Two' );
	goTo( '', state );
	expect( chosen() ).toBe( 'One' );
} );
