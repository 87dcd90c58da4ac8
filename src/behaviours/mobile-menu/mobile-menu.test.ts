import { attachMobileMenu } from './mobile-menu';
import * as scrolling from '../core/scroll-to-anchor';
import { watchKeys, watchLinks, watchSwipe } from './panel-input';

const LIST = `
	<ul>
		<li><a href="/home">Home</a></li>
		<li><a href="/bread">Bread</a><ul class="sub-menu"><li><a href="/rye">Rye</a></li>
			<li><a href="/wheat">Wheat</a><ul><li><a href="/baguette">Baguette</a></li></ul></li></ul></li>
		<li><a href="#">Cakes</a><ul><li><a href="/almond">Almond</a></li></ul></li>
		<li><a href="#hours">Hours</a></li>
	</ul>`;

const OURS = `<nav data-chaty="mobile-menu" aria-label="Bakery">${ LIST }</nav>`;

const PARTS = `<div data-chaty="mobile-menu">
	<nav data-chaty-part="left" aria-label="Bakery">${ LIST }</nav>
	<nav data-chaty-part="right" aria-label="Contact"><ul><li><a href="tel:1">Call</a></li></ul></nav>
</div>`;

const LEGACY = `<div class="mob-menu-header-holder mobmenu" data-menu-display="mob-menu-slideout-over" data-autoclose-submenus="1" data-open-icon="down-open" data-close-icon="up-open">
	<div class="mobmenul-container"><a href="#" class="mobmenu-left-bt mobmenu-trigger-action" data-panel-target="mobmenu-left-panel"><button class="hamburger"><span></span></button></a></div>
	<div class="mobmenur-container"><a href="#" class="mobmenu-right-bt mobmenu-trigger-action" data-panel-target="mobmenu-right-panel"><i class="mob-icon-menu"></i></a></div>
</div>
<p>The page</p>
<div class="mobmenu-overlay"></div>
<div class="mobmenu-left-alignment mobmenu-panel mobmenu-left-panel"><a href="#" class="mobmenu-left-bt mobmenu-trigger-action mob-cancel-button" data-panel-target="mobmenu-left-panel"><i></i></a><div class="mobmenu-content">${ LIST }</div></div>
<div class="mobmenu-right-alignment mobmenu-panel mobmenu-right-panel"><div class="mobmenu-content"><ul><li><a href="/contact">Contact</a></li></ul></div></div>`;

let isSmall = true;
let onWidth: () => void = () => {};

/** Attaches to the first element of some markup. */
function given( markup: string ) {
	document.body.innerHTML = markup;
	const root = document.body.firstElementChild as HTMLElement;
	const cleanup = attachMobileMenu( root );
	const dialogs = [ ...document.querySelectorAll( 'dialog' ) ];
	return { root, cleanup, dialogs };
}

const named = ( name: string ) =>
	document.querySelector(
		`[aria-label="${ name }"]:is(button, a)`
	) as HTMLElement;

/** The button that opens the first panel. */
const findOpener = () =>
	document.querySelector( '[aria-haspopup="dialog"]' ) as HTMLElement;

/** A link, or a link with the role of a button. */
const link = ( text: string ) =>
	[ ...document.querySelectorAll( 'a' ) ].find(
		( { textContent } ) => textContent === text
	) as HTMLElement;

/** Expects this markup on the page, with attributes in any order. */
function expectMarkup( markup: string ) {
	const [ expected, actual ] = [ markup, document.body.innerHTML ].map(
		( html ) => {
			const box = document.createElement( 'div' );
			box.innerHTML = html;
			return box;
		}
	);
	expect( actual?.isEqualNode( expected ?? null ) || actual?.innerHTML ).toBe(
		true
	);
}

const isOpen = ( dialog: Element | undefined ) =>
	dialog?.hasAttribute( 'open' );

const classes = () => ( {
	page: document.documentElement.className,
	body: document.body.className,
} );

/** Runs what waits for the chunk. */
const runMicrotasks = async () => {
	for ( let index = 0; index < 5; index++ ) {
		await Promise.resolve();
	}
};

function move(
	dialog: Element,
	type: string,
	clientX: number,
	pointerType = 'touch'
) {
	dialog.dispatchEvent(
		Object.assign( new MouseEvent( type, { clientX, bubbles: true } ), {
			pointerType,
		} )
	);
}

beforeEach( () => {
	jest.useFakeTimers();
	isSmall = true;
	Object.assign( window, {
		chaty: {
			loadChunk: async () => ( {
				watchLinks,
				watchKeys,
				watchSwipe,
			} ),
		},
	} );
	window.matchMedia = ( query: string ) =>
		( {
			get matches() {
				return query.includes( 'max-width' ) ? isSmall : false;
			},
			addEventListener: ( _: string, handle: () => void ) => {
				onWidth = handle;
			},
			removeEventListener: () => {
				onWidth = () => {};
			},
		} ) as never;
	HTMLDialogElement.prototype.showModal = function () {
		this.setAttribute( 'open', '' );
	};
	HTMLDialogElement.prototype.close = function () {
		this.removeAttribute( 'open' );
	};
	Element.prototype.getClientRects = function () {
		return ( this.closest( '[hidden]' ) ? [] : [ {} ] ) as never;
	};
} );

afterEach( () => {
	document.documentElement.className = '';
	document.body.className = '';
} );

describe.each( [
	[ 'a list', OURS, 1 ],
	[ 'two parts', PARTS, 2 ],
	[ 'the legacy theme', LEGACY, 2 ],
] )( 'given markup of %s', ( _, markup, count ) => {
	test( 'then its panels are closed dialogs; its button opens one, ARIA attributes say so, and the hamburger turns after 400 ms', () => {
		const { dialogs, root } = given( markup );
		expect( dialogs ).toHaveLength( count );
		expect( dialogs.map( isOpen ) ).toEqual( dialogs.map( () => false ) );
		expect( dialogs[ 0 ]?.textContent ).toContain( 'Baguette' );
		const onOpened = jest.fn();
		root.addEventListener( 'chaty:mobile-menu:opened', onOpened );
		const burger = document.querySelector( '.hamburger' );
		const button = findOpener();
		expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( button.getAttribute( 'aria-controls' ) ).toBe(
			dialogs[ 0 ]?.id
		);
		button.click();
		expect( isOpen( dialogs[ 0 ] ) ).toBe( true );
		expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		expect( classes() ).toEqual( {
			page: 'mob-menu-no-scroll',
			body: 'show-nav-left',
		} );
		expect( document.querySelectorAll( '.show-panel' ) ).toHaveLength( 1 );
		expect( onOpened.mock.calls[ 0 ]?.[ 0 ].detail ).toEqual( {
			dialog: dialogs[ 0 ],
		} );
		jest.advanceTimersByTime( 399 );
		expect( burger?.classList.contains( 'is-active' ) ).toBe( false );
		jest.advanceTimersByTime( 1 );
		expect( burger?.classList.contains( 'is-active' ) ).toBe( true );
	} );

	test( 'when its close button is pressed, then it closes, the hamburger turns at once, and the focus returns', () => {
		const { dialogs, root } = given( markup );
		const onClosed = jest.fn();
		root.addEventListener( 'chaty:mobile-menu:closed', onClosed );
		const button = findOpener();
		button.click();
		jest.advanceTimersByTime( 400 );
		named( 'Close menu' ).click();
		expect( isOpen( dialogs[ 0 ] ) ).toBe( false );
		expect( document.querySelector( '.is-active' ) ).toBeNull();
		expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( classes() ).toEqual( { page: '', body: '' } );
		expect( button.ownerDocument.activeElement ).toBe( button );
		expect( onClosed ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'when it is destroyed, then the markup is restored', () => {
		const { cleanup, dialogs } = given( markup );
		dialogs[ 0 ]?.querySelector< HTMLElement >( 'li button' )?.click();
		cleanup();
		expectMarkup( markup );
	} );

	test( 'when it is destroyed while open, then the markup is restored', () => {
		const { cleanup } = given( markup );
		findOpener().click();
		cleanup();
		jest.runAllTimers();
		expectMarkup( markup );
		expect( classes() ).toEqual( { page: '', body: '' } );
	} );

	test( 'when the screen becomes wide, then the markup is restored; when small again, then the dialogs return', () => {
		given( markup );
		findOpener().click();
		isSmall = false;
		onWidth();
		expectMarkup( markup );
		isSmall = true;
		onWidth();
		expect( document.querySelectorAll( 'dialog' ) ).toHaveLength( count );
	} );

	test( 'given a wide screen, then the markup stays as it is', () => {
		isSmall = false;
		given( markup );
		expectMarkup( markup );
	} );

	test( 'when beside the panel is pressed, then it closes; inside, then not', () => {
		const { dialogs } = given( markup );
		findOpener().click();
		dialogs[ 0 ]?.querySelector( 'ul' )?.click();
		expect( isOpen( dialogs[ 0 ] ) ).toBe( true );
		(
			( document.querySelector( '.mobmenu-overlay' ) ??
				dialogs[ 0 ] ) as HTMLElement
		 ).click();
		expect( isOpen( dialogs[ 0 ] ) ).toBe( false );
	} );

	test( 'when the browser closes the dialog, then the page is unlocked', () => {
		const { dialogs } = given( markup );
		findOpener().click();
		dialogs[ 0 ]?.close();
		dialogs[ 0 ]?.dispatchEvent( new Event( 'close' ) );
		expect( classes() ).toEqual( { page: '', body: '' } );
	} );
} );

test.each( [
	[ 'menu', '<nav data-chaty="mobile-menu"><ul></ul></nav>' ],
	[
		'part',
		'<div data-chaty="mobile-menu"><nav data-chaty-part="left"></nav></div>',
	],
] )( 'given an empty %s, then it has no button', ( _, markup ) => {
	given( markup );
	expect( document.body.innerHTML ).toBe( markup );
} );

test( 'given two parts, then each has a button and a panel with its name, at its side', () => {
	const { dialogs } = given( PARTS );
	expect( dialogs.map( ( { className } ) => className ) ).toEqual( [
		'chaty-mobile-menu-dialog chaty-mobile-menu-left',
		'chaty-mobile-menu-dialog chaty-mobile-menu-right',
	] );
	named( 'Contact' ).click();
	expect( dialogs.map( isOpen ) ).toEqual( [ false, true ] );
	expect( document.body.className ).toBe( 'show-nav-right' );
} );

test.each( [
	[ '', 'ltr', 'left' ],
	[ '', 'rtl', 'right' ],
	[ 'data-chaty-side="right"', 'ltr', 'right' ],
	[ 'data-chaty-side="left"', 'rtl', 'left' ],
	[ 'data-chaty-side="up"', 'ltr', 'left' ],
] )(
	'given %s in a page with direction %s, then the panel is on the %s',
	( option, direction, side ) => {
		const { dialogs } = given(
			OURS.replace(
				'<nav',
				`<nav ${ option } style="direction: ${ direction }"`
			)
		);
		expect( dialogs[ 0 ]?.className ).toContain(
			`chaty-mobile-menu-${ side }`
		);
	}
);

test( 'given a list as the root, then it stays a list', () => {
	const { root, dialogs } = given(
		'<ul data-chaty="mobile-menu"><li><a href="/a">A</a></li></ul>'
	);
	expect( root.innerHTML ).toMatch( /^<li[^>]*><button.*<\/button><\/li>$/ );
	expect( dialogs[ 0 ]?.querySelector( 'ul > li > a' ) ).not.toBeNull();
	expect( dialogs[ 0 ]?.getAttribute( 'aria-label' ) ).toBe( 'Menu' );
} );

describe( 'submenus', () => {
	const state = ( toggle: Element ) => {
		const list = document.getElementById(
			`${ toggle.getAttribute( 'aria-controls' ) }`
		);
		return [
			toggle.getAttribute( 'aria-expanded' ),
			list?.hidden,
			list?.classList.contains( 'show-sub-menu' ),
		];
	};
	const CLOSED = [ 'false', true, false ];
	const OPEN = [ 'true', false, true ];

	test( 'given a link, then a button beside it opens the submenu', () => {
		given( OURS );
		const button = named( 'Bread: submenu' );
		expect( state( button ) ).toEqual( CLOSED );
		button.click();
		expect( state( button ) ).toEqual( OPEN );
		expect( state( named( 'Wheat: submenu' ) ) ).toEqual( CLOSED );
		button.click();
		expect( state( button ) ).toEqual( CLOSED );
	} );

	test( 'given a link without target, then it opens the submenu, with Enter and Space too', () => {
		given( OURS );
		const cakes = link( 'Cakes' );
		expect( cakes.getAttribute( 'role' ) ).toBe( 'button' );
		cakes.click();
		expect( state( cakes ) ).toEqual( OPEN );
		for ( const key of [ ' ', 'Enter' ] ) {
			cakes.dispatchEvent( new KeyboardEvent( 'keydown', { key } ) );
		}
		expect( state( cakes ) ).toEqual( OPEN );
	} );

	test.each( [
		[ 'ours', OURS.replace( '<nav', '<nav data-chaty-parent-link' ) ],
		[
			'the legacy theme’s',
			LEGACY.replace(
				'mobmenu-left-alignment',
				'mobmenu-left-alignment mobmenu-parent-link'
			),
		],
	] )(
		'given the option for links (%s), then a link opens its submenu',
		( _, markup ) => {
			given( markup );
			link( 'Bread' ).click();
			expect( state( link( 'Bread' ) ) ).toEqual( OPEN );
		}
	);

	test( 'given several open submenus, then they stay open unless data-chaty-autoclose is set', () => {
		given( OURS );
		named( 'Bread: submenu' ).click();
		link( 'Cakes' ).click();
		expect( state( named( 'Bread: submenu' ) ) ).toEqual( OPEN );

		given( OURS.replace( '<nav', '<nav data-chaty-autoclose' ) );
		named( 'Bread: submenu' ).click();
		named( 'Wheat: submenu' ).click();
		expect( state( named( 'Bread: submenu' ) ) ).toEqual( OPEN );
		link( 'Cakes' ).click();
		expect( state( named( 'Bread: submenu' ) ) ).toEqual( CLOSED );
	} );

	test( 'when the panel closes, then its submenus close after 400 ms', () => {
		given( OURS );
		named( 'Bakery' ).click();
		named( 'Bread: submenu' ).click();
		named( 'Close menu' ).click();
		jest.advanceTimersByTime( 399 );
		expect( state( named( 'Bread: submenu' ) ) ).toEqual( OPEN );
		jest.advanceTimersByTime( 1 );
		expect( state( named( 'Bread: submenu' ) ) ).toEqual( CLOSED );
	} );

	test( 'given names of icons in legacy theme markup, then the button has them', () => {
		given( LEGACY );
		const icons = [ ...named( 'Bread: submenu' ).children ];
		expect( icons.map( ( { className } ) => className ) ).toEqual( [
			'mob-icon-down-open open-icon',
			'mob-icon-up-open close-icon',
		] );
	} );

	test( 'given icons in the link, then the button has them', () => {
		const markup = OURS.replace(
			'>Bread<',
			'>Bread<b class="mob-expand-submenu"><i class="open-icon"></i></b><'
		);
		const { cleanup } = given( markup );
		expect( named( 'Bread: submenu' ).innerHTML ).toBe(
			'<i class="open-icon"></i>'
		);
		cleanup();
		expectMarkup( markup );
	} );

	test( 'given a Navigation block, then a copy of its button opens the submenu, without the block’s listeners', () => {
		const markup =
			'<nav data-chaty="mobile-menu"><ul><li data-wp-interactive="core/navigation"><button class="wp-block-navigation-item__content">Tea</button><ul><li>x</li></ul></li></ul></nav>';
		document.body.innerHTML = markup;
		const root = document.body.firstElementChild as HTMLElement;
		const onBlock = jest.fn();
		root.querySelector( 'button' )?.addEventListener( 'click', onBlock );
		const cleanup = attachMobileMenu( root );
		const button = document.querySelector(
			'dialog li > button'
		) as HTMLElement;
		button.click();
		expect( state( button ) ).toEqual( OPEN );
		expect( onBlock ).not.toHaveBeenCalled();
		cleanup();
		expectMarkup( markup );
		root.querySelector( 'button' )?.click();
		expect( onBlock ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'given an entry without a link, then its text names the submenu', () => {
		given(
			'<nav data-chaty="mobile-menu"><ul><li>$& Tea<ul><li>x</li></ul></li><li> <b>Jam</b> <ul><li>x</li></ul></li></ul></nav>'
		);
		expect( named( '$& Tea: submenu' ) ).not.toBeNull();
		expect( named( 'Jam: submenu' ) ).not.toBeNull();
	} );
} );

describe( 'keys', () => {
	const press = ( key: string, shiftKey = false ) =>
		document.body.ownerDocument.activeElement?.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key,
				shiftKey,
				bubbles: true,
				cancelable: true,
			} )
		);
	const focused = () => {
		const element = document.body.ownerDocument.activeElement;
		return element?.getAttribute( 'aria-label' ) ?? element?.textContent;
	};

	const givenOpen = async ( markup = OURS ) => {
		const { dialogs } = given( markup );
		named( 'Bakery' ).click();
		await runMicrotasks();
		return dialogs;
	};

	test( 'given Tab at an end of the panel, then the focus moves to the other end', async () => {
		await givenOpen();
		link( 'Hours' ).focus();
		press( 'Tab' );
		expect( focused() ).toBe( 'Close menu' );
		press( 'Tab', true );
		expect( focused() ).toBe( 'Hours' );
		press( 'Tab', true );
		expect( focused() ).toBe( 'Hours' );
	} );

	test( 'given arrow keys, Home and End, then they move along what is visible', async () => {
		await givenOpen();
		named( 'Bread: submenu' ).click();
		link( 'Home' ).focus();
		const seen = [
			'ArrowDown',
			'ArrowDown',
			'ArrowDown',
			'End',
			'Home',
			'ArrowUp',
		].map( ( key ) => {
			press( key );
			return focused();
		} );
		expect( seen ).toEqual( [
			'Bread',
			'Bread: submenu',
			'Rye',
			'Wheat: submenu',
			'Rye',
			'Bread: submenu',
		] );
	} );

	test.each( [
		[ 'ltr', 'ArrowRight', 'ArrowLeft' ],
		[ 'rtl', 'ArrowLeft', 'ArrowRight' ],
	] )(
		'given direction %s, then %s moves forward and %s back',
		async ( direction, forward, back ) => {
			const dialogs = await givenOpen();
			dialogs[ 0 ]?.style.setProperty( 'direction', direction );
			link( 'Home' ).focus();
			press( forward );
			expect( focused() ).toBe( 'Bread' );
			press( back );
			expect( focused() ).toBe( 'Home' );
		}
	);
} );

test( 'given an open panel, then its close button is over the opener, and comes first', () => {
	const { dialogs } = given( PARTS );
	const opener = named( 'Contact' );
	opener.getBoundingClientRect = () =>
		( { left: 300, right: 344, top: 20, bottom: 64 } ) as DOMRect;
	opener.click();
	const [ , dialog ] = dialogs;
	expect( dialog?.firstElementChild ).toBe(
		dialog?.querySelector( '[aria-label="Close menu"]' )
	);
	expect(
		[ 'x', 'y' ].map( ( axis ) =>
			( dialog as HTMLElement ).style.getPropertyValue(
				`--chaty-mobile-menu-${ axis }`
			)
		)
	).toEqual( [ '322px', '42px' ] );
	( dialog?.firstElementChild as HTMLElement ).click();
	expect( isOpen( dialog ) ).toBe( false );
} );

test( 'given a close button in the markup, then ours is for pointers alone', () => {
	const { dialogs } = given( LEGACY );
	const first = dialogs[ 0 ]?.firstElementChild;
	expect( first?.getAttribute( 'aria-hidden' ) ).toBe( 'true' );
	expect( first?.getAttribute( 'tabindex' ) ).toBe( '-1' );
	expect(
		document.querySelectorAll( '[aria-label="Close menu"]' )
	).toHaveLength( 2 );
} );

test( 'given a chunk that cannot be loaded, then it is requested once and the panel works', async () => {
	const loadChunk = jest.fn( async () => undefined );
	Object.assign( window, { chaty: { loadChunk } } );
	given( OURS );
	for ( let time = 0; time < 2; time++ ) {
		named( 'Bakery' ).click();
		named( 'Close menu' ).click();
		await runMicrotasks();
	}
	expect( loadChunk ).toHaveBeenCalledTimes( 1 );
} );

test( 'given a link to an anchor before the chunk is there, then the browser follows it and the panel closes', () => {
	const { dialogs } = given( OURS );
	named( 'Bakery' ).click();
	window.dispatchEvent( new Event( 'hashchange' ) );
	expect( isOpen( dialogs[ 0 ] ) ).toBe( false );
} );

describe( 'given a finger', () => {
	test.each( [
		[ 'Bakery', 0, 200, 140 ],
		[ 'Contact', 1, 100, 160 ],
	] )(
		'when it swipes towards the side of %s, then the panel closes',
		async ( name, index, from, to ) => {
			const { dialogs } = given( PARTS );
			const dialog = dialogs[ index ] as HTMLElement;
			const panel = dialog.querySelector( 'nav' ) as HTMLElement;
			named( name ).click();
			await runMicrotasks();
			move( dialog, 'pointerdown', from );
			move( dialog, 'pointermove', to );
			expect( panel.style.translate ).toBe( `${ to - from }px` );
			expect( dialog.hasAttribute( 'data-dragged' ) ).toBe( true );
			move( dialog, 'pointerup', to );
			expect( isOpen( dialog ) ).toBe( false );
			expect( panel.style.translate ).toBe( '' );
		}
	);

	test.each( [
		[ 'moves less than 50 px', 160, 'pointerup', 'touch' ],
		[ 'moves the other way', 300, 'pointerup', 'touch' ],
		[ 'scrolls', 100, 'pointercancel', 'touch' ],
		[ 'is a mouse', 100, 'pointerup', 'mouse' ],
	] )(
		'that %s, then the panel stays open',
		async ( _, to, end, pointerType ) => {
			const { dialogs } = given( OURS );
			const dialog = dialogs[ 0 ] as HTMLElement;
			named( 'Bakery' ).click();
			await runMicrotasks();
			move( dialog, 'pointerdown', 200, pointerType );
			move( dialog, 'pointermove', to, pointerType );
			move( dialog, end, to, pointerType );
			expect( isOpen( dialog ) ).toBe( true );
		}
	);
} );

test( 'given a link to an anchor, then it closes the panel and scrolls', async () => {
	const scrollToAnchor = jest
		.spyOn( scrolling, 'scrollToAnchor' )
		.mockReturnValue();
	const { root, dialogs } = given( `${ OURS }<h2 id="hours">Hours</h2>` );
	named( 'Bakery' ).click();
	await runMicrotasks();
	link( 'Hours' ).click();
	expect( isOpen( dialogs[ 0 ] ) ).toBe( false );
	expect( scrollToAnchor ).toHaveBeenCalledWith( link( 'Hours' ), root );
} );

test( 'given an invalid breakpoint, then the default is used, and the console says so', () => {
	const log = jest.spyOn( console, 'info' ).mockReturnValue();
	const { dialogs } = given(
		OURS.replace( '<nav', '<nav data-chaty-breakpoint="wide"' )
	);
	expect( log ).toHaveBeenCalledWith( 'Chaty: bad breakpoint' );
	expect( dialogs ).toHaveLength( 1 );
} );
