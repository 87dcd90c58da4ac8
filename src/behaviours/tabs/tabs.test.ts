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

const LEGACY = `
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

/** Starts the set of tabs in some markup. */
function given( markup: string, direction = 'ltr' ) {
	document.body.innerHTML = markup;
	const list = document.querySelector( 'ul' ) as HTMLElement;
	if ( direction === 'rtl' ) {
		list.style.direction = direction;
	}
	const root = document.querySelector< HTMLElement >(
		'[data-chaty], .tabs-nav'
	) as HTMLElement;
	const emitted: string[] = [];
	root.addEventListener( 'chaty:tabs:chosen', ( event ) =>
		emitted.push( ( event as CustomEvent ).detail.panel.id )
	);
	const cleanup = attachTabs( root );
	cleanups.push( cleanup );
	return { root, cleanup, emitted };
}

const cleanups: Array< () => void > = [];
const focused = ( { ownerDocument } = document.body ) =>
	ownerDocument.activeElement;
const tabs = () => [
	...document.querySelectorAll< HTMLElement >( '[role="tab"]' ),
];
const tab = ( name: string ) =>
	tabs().find( ( { textContent } ) => textContent === name ) as HTMLElement;

/** The selected tab; checks that roles, classes and panels agree on it. */
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

/** Goes to a history entry as Back and Forward do. */
function goTo( hash: string, state: unknown ) {
	window.history.replaceState( state, '', `/${ hash }` );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	window.dispatchEvent( new Event( 'hashchange' ) );
}

beforeEach( () => {
	Element.prototype.scrollIntoView = jest.fn();
	window.history.replaceState( null, '', '/' );
} );

afterEach( () => cleanups.splice( 0 ).forEach( ( cleanup ) => cleanup() ) );

describe.each( [
	[ 'of our own', OURS ],
	[ 'of the legacy theme', LEGACY ],
] )( 'markup %s', ( _, markup ) => {
	test( 'given no choice, then the first tab is selected, tabs and panels refer to each other, and a press on it changes nothing', () => {
		const { emitted } = given( markup );
		expect( chosen() ).toBe( 'One' );
		expect(
			document.getElementById( 'two' )?.getAttribute( 'hidden' )
		).toBe( 'until-found' );
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
		tab( 'One' ).click();
		expect( chosen() ).toBe( 'One' );
		expect( window.location.hash ).toBe( '' );
		expect( emitted ).toEqual( [] );
	} );

	test( 'given an entry with the class active, then it is selected', () => {
		given(
			markup.replace(
				'<li><a href="#three">',
				'<li class="active"><a href="#three">'
			)
		);
		expect( chosen() ).toBe( 'Three' );
	} );

	test.each( [ '#two', '#deep' ] )(
		'given the URL %s, then the tab with its target is selected',
		( hash ) => {
			window.history.replaceState( null, '', `/${ hash }` );
			given( markup );
			expect( chosen() ).toBe( 'Two' );
			expect( Element.prototype.scrollIntoView ).toHaveBeenCalledTimes(
				1
			);
		}
	);

	test( 'given a URL that leads elsewhere, then the first tab is selected and nothing scrolls', () => {
		window.history.replaceState( null, '', '/#x%' );
		given( markup );
		expect( chosen() ).toBe( 'One' );
		expect( Element.prototype.scrollIntoView ).not.toHaveBeenCalled();
	} );

	test( 'when another tab is pressed, then it is selected and in the URL; nothing scrolls', () => {
		const { emitted } = given( markup );
		tab( 'Two' ).click();
		expect( chosen() ).toBe( 'Two' );
		expect( window.location.hash ).toBe( '#two' );
		expect( emitted ).toEqual( [ 'two' ] );
		expect( Element.prototype.scrollIntoView ).not.toHaveBeenCalled();
	} );

	test( 'when a link leads into a panel, then its tab is selected; when going back, then the former one', () => {
		given( markup );
		const { state } = window.history;
		goTo( '#deep', null );
		expect( chosen() ).toBe( 'Two' );
		goTo( '#x', null );
		expect( chosen() ).toBe( 'Two' );
		goTo( '', state );
		expect( chosen() ).toBe( 'One' );
	} );

	test( 'when find-in-page matches inside a panel, then its tab is selected', () => {
		given( markup );
		document
			.getElementById( 'deep' )
			?.dispatchEvent( new Event( 'beforematch', { bubbles: true } ) );
		expect( chosen() ).toBe( 'Two' );
	} );

	test( 'when it is cleaned up, then the markup is restored', () => {
		const { cleanup } = given( markup );
		const before = markup.trim();
		tab( 'Two' ).click();
		cleanup();
		expect( document.body.innerHTML.trim() ).toBe( before );
		document.querySelector< HTMLElement >( 'li a' )?.click();
		expect( document.body.innerHTML.trim() ).toBe( before );
	} );
} );

describe( 'Back and Forward', () => {
	test( 'return to the tab that was selected then, also where the URL belongs to another set', () => {
		given( OURS );
		tab( 'Two' ).click();
		const atTwo = window.history.state;
		tab( 'Three' ).click();
		goTo( '#of-another-set', atTwo );
		expect( chosen() ).toBe( 'Two' );
		goTo( '', { '#one': '#one' } );
		expect( chosen() ).toBe( 'One' );
	} );

	test( 'keep what other scripts stored in the history state', () => {
		window.history.replaceState( { router: 7 }, '', '/' );
		given( OURS );
		tab( 'Two' ).click();
		expect( window.history.state ).toEqual( {
			router: 7,
			'#one': '#two',
		} );
	} );

	test( 'given a reloaded page, then its selection is kept', () => {
		window.history.replaceState( { '#one': '#three' }, '', '/' );
		given( OURS );
		expect( chosen() ).toBe( 'Three' );
	} );

	test( 'given a page that must not change its URL, then tabs still work', () => {
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

	test( 'move the focus out of a panel that they hide', () => {
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

	test( 'wrap around and lead to both ends', () => {
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

	test( 'are left to the browser in the other direction, with a modifier key and inside a panel', () => {
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

test( 'given the keys of the tabs, then each changes the URL of the current history entry', () => {
	given( OURS );
	const { length } = window.history;
	tab( 'One' ).focus();
	[ 'ArrowRight', 'ArrowRight', 'Home', 'End' ].forEach( ( key ) =>
		press( key )
	);
	expect( window.history ).toHaveLength( length );
	expect( window.location.hash ).toBe( '#three' );
	tab( 'One' ).click();
	expect( window.history ).toHaveLength( length + 1 );
} );

test( 'given buttons, and one that is disabled, then keys and presses skip it', () => {
	given(
		OURS.replaceAll(
			/<a href="#(one|two|three)">(\w+)<\/a>/g,
			( _, id, name ) =>
				`<button type="button" aria-controls="${ id }"${
					id === 'two' ? ' disabled' : ''
				}>${ name }</button>`
		)
	);
	expect( chosen() ).toBe( 'One' );
	tab( 'One' ).focus();
	press( 'ArrowRight' );
	expect( chosen() ).toBe( 'Three' );
	expect( focused() ).toBe( tab( 'Three' ) );
	expect( window.location.hash ).toBe( '#three' );
	tab( 'Two' ).click();
	expect( chosen() ).toBe( 'Three' );
	tab( 'One' ).click();
	expect( chosen() ).toBe( 'One' );
} );

test( 'given manual activation, then arrows only move the focus, and Enter and Space select', () => {
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
	[ 'none', LEGACY, 'Bread' ],
	[ 'its own', OURS, undefined ],
	[
		'none, and no heading',
		LEGACY.replace( '<h2>Bread</h2>', '<p>Bread</p>' ),
		undefined,
	],
] )(
	'given a list with the label: %s, then the heading before it is used only where needed',
	( _, markup, expected ) => {
		given( markup );
		const id = document
			.querySelector( '[role="tablist"]' )
			?.getAttribute( 'aria-labelledby' );
		expect( document.getElementById( `${ id }` )?.textContent ).toBe(
			expected
		);
	}
);

test( 'given nested sets and neighbors, then they are independent of each other', () => {
	document.body.innerHTML = OURS.replace(
		'First',
		`First ${ OURS.replace( /one|two|three|deep/g, 'inner-$&' ) }`
	);
	const roots = [
		...document.querySelectorAll< HTMLElement >( '[data-chaty]' ),
	];
	cleanups.push( ...roots.map( ( root ) => attachTabs( root ) ) );
	const states = () =>
		tabs()
			.map( ( { ariaSelected } ) => ariaSelected === 'true' )
			.join();
	document.querySelector< HTMLElement >( '[href="#inner-two"]' )?.click();
	expect( states() ).toBe( 'true,false,false,false,true,false' );
	document.querySelector< HTMLElement >( '[href="#three"]' )?.click();
	expect( states() ).toBe( 'false,false,true,false,true,false' );
} );

test( 'given the list after its panels, then a list in one of them is no list of tabs', () => {
	given(
		`<div data-chaty="tabs"><div id="one" data-chaty-part="panel"><p data-chaty-part="list"></p></div><ul data-chaty-part="list"><li><a href="#one">One</a></li></ul></div>`
	);
	expect( chosen() ).toBe( 'One' );
} );

test( 'given an entry without a panel, then it stays a link; given no panel at all, then nothing becomes a tab', () => {
	given( OURS.replace( '#two', '#nowhere' ) );
	expect( tabs() ).toHaveLength( 2 );
	jest.spyOn( console, 'info' ).mockReturnValueOnce();
	given( OURS.replaceAll( 'href="#', 'href="#no-' ) );
	expect( document.querySelector( '[role]' ) ).toBeNull();
	expect( console.info ).toHaveBeenCalledWith(
		'Chaty: tabs have no panels.'
	);
} );
