import { attachMobileMenu } from './mobile-menu';
import { watchKeys } from './watch-keys';
import { watchSwipe } from './watch-swipe';

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

const ORIGIN = `<div class="mob-menu-header-holder mobmenu" data-menu-display="mob-menu-slideout-over" data-autoclose-submenus="1" data-open-icon="down-open" data-close-icon="up-open">
	<div class="mobmenul-container"><a href="#" class="mobmenu-left-bt mobmenu-trigger-action" data-panel-target="mobmenu-left-panel"><button class="hamburger"><span></span></button></a></div>
	<div class="mobmenur-container"><a href="#" class="mobmenu-right-bt mobmenu-trigger-action" data-panel-target="mobmenu-right-panel"><i class="mob-icon-menu"></i></a></div>
</div>
<p>The page</p>
<div class="mobmenu-overlay"></div>
<div class="mobmenu-left-alignment mobmenu-panel mobmenu-left-panel"><a href="#" class="mobmenu-left-bt mobmenu-trigger-action mob-cancel-button" data-panel-target="mobmenu-left-panel"><i></i></a><div class="mobmenu-content">${ LIST }</div></div>
<div class="mobmenu-right-alignment mobmenu-panel mobmenu-right-panel"><div class="mobmenu-content"><ul><li><a href="/contact">Contact</a></li></ul></div></div>`;

const scrollToAnchor = jest.fn();
let isSmall = true;
let onWidth: () => void = () => {};

/** Attaches to the first element of some markup. */
function given( markup: string ) {
	document.body.innerHTML = markup;
	const root = document.body.firstElementChild as HTMLElement;
	const undo = attachMobileMenu( root );
	const dialogs = [ ...document.querySelectorAll( 'dialog' ) ];
	return { root, undo, dialogs };
}

const named = ( name: string ) =>
	document.querySelector(
		`[aria-label="${ name }"]:is(button, a)`
	) as HTMLElement;

/** A link, or the button that a link became. */
const link = ( text: string ) =>
	[ ...document.querySelectorAll( 'a' ) ].find(
		( { textContent } ) => textContent === text
	) as HTMLElement;

/** The page has this markup again, whatever the order of its attributes. */
function expectMarkup( markup: string ) {
	const [ before, now ] = [ markup, document.body.innerHTML ].map(
		( html ) => {
			const box = document.createElement( 'div' );
			box.innerHTML = html;
			return box;
		}
	);
	expect( now?.isEqualNode( before ?? null ) || now?.innerHTML ).toBe( true );
}

const isOpen = ( dialog: Element | undefined ) =>
	dialog?.hasAttribute( 'open' );

const classes = () => ( {
	page: document.documentElement.className,
	body: document.body.className,
} );

/** What waits for a later half goes on. */
const settle = async () => {
	for ( let turn = 0; turn < 5; turn++ ) {
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
				scrollToAnchor,
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
		} ) as unknown as MediaQueryList;
	HTMLDialogElement.prototype.showModal = function () {
		this.setAttribute( 'open', '' );
	};
	HTMLDialogElement.prototype.close = function () {
		this.removeAttribute( 'open' );
	};
	Element.prototype.getClientRects = function () {
		return [
			...( this.closest( '[hidden]' ) ? [] : [ {} ] ),
		] as unknown as DOMRectList;
	};
} );

afterEach( () => {
	jest.useRealTimers();
	document.documentElement.className = '';
	document.body.className = '';
} );

describe.each( [
	[ 'a list', OURS, 1 ],
	[ 'two parts', PARTS, 2 ],
	[ 'the origin', ORIGIN, 2 ],
] )( 'markup of %s', ( _, markup, count ) => {
	test( 'has closed panels in dialogs', () => {
		const { dialogs } = given( markup );
		expect( dialogs ).toHaveLength( count );
		expect( dialogs.map( isOpen ) ).toEqual( dialogs.map( () => false ) );
		expect( dialogs[ 0 ]?.textContent ).toContain( 'Baguette' );
	} );

	test( 'when it ends, then it is as it was', () => {
		const { undo, dialogs } = given( markup );
		dialogs[ 0 ]?.querySelector< HTMLElement >( 'li button' )?.click();
		undo();
		expectMarkup( markup );
	} );

	test( 'when it ends while it is open, then it is as it was', () => {
		const { undo } = given( markup );
		document.querySelector< HTMLElement >( '[aria-haspopup]' )?.click();
		undo();
		jest.runAllTimers();
		expectMarkup( markup );
		expect( classes() ).toEqual( { page: '', body: '' } );
	} );

	test( 'when the screen gets wide, then it is as it was, and back', () => {
		given( markup );
		document.querySelector< HTMLElement >( '[aria-haspopup]' )?.click();
		isSmall = false;
		onWidth();
		expectMarkup( markup );
		isSmall = true;
		onWidth();
		expect( document.querySelectorAll( 'dialog' ) ).toHaveLength( count );
	} );

	test( 'given a wide screen, then it stays as it is', () => {
		isSmall = false;
		given( markup );
		expectMarkup( markup );
	} );

	test( 'its button opens it and says so', () => {
		const { dialogs, root } = given( markup );
		const onOpened = jest.fn();
		root.addEventListener( 'chaty:mobile-menu:opened', onOpened );
		const button = document.querySelector< HTMLElement >(
			'[aria-haspopup="dialog"]'
		);
		expect( button?.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( button?.getAttribute( 'aria-controls' ) ).toBe(
			dialogs[ 0 ]?.id
		);
		button?.click();
		expect( isOpen( dialogs[ 0 ] ) ).toBe( true );
		expect( button?.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		expect( classes() ).toEqual( {
			page: 'mob-menu-no-scroll',
			body: 'show-nav-left',
		} );
		expect( document.querySelectorAll( '.show-panel' ) ).toHaveLength( 1 );
		expect( onOpened.mock.calls[ 0 ]?.[ 0 ].detail ).toEqual( {
			dialog: dialogs[ 0 ],
		} );
	} );

	test( 'the hamburger turns after 400 ms, and back at once', () => {
		given( markup );
		const burger = document.querySelector( '.hamburger' );
		const button =
			document.querySelector< HTMLElement >( '[aria-haspopup]' );
		button?.click();
		jest.advanceTimersByTime( 399 );
		expect( burger?.classList.contains( 'is-active' ) ).toBe( false );
		jest.advanceTimersByTime( 1 );
		expect( burger?.classList.contains( 'is-active' ) ).toBe( true );
		named( 'Close menu' ).click();
		expect( burger?.classList.contains( 'is-active' ) ).toBe( false );
	} );

	test( 'its other button closes it, with the focus where it was', () => {
		const { dialogs, root } = given( markup );
		const onClosed = jest.fn();
		root.addEventListener( 'chaty:mobile-menu:closed', onClosed );
		const button =
			document.querySelector< HTMLElement >( '[aria-haspopup]' );
		button?.click();
		named( 'Close menu' ).click();
		expect( isOpen( dialogs[ 0 ] ) ).toBe( false );
		expect( button?.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( classes() ).toEqual( { page: '', body: '' } );
		expect( button?.ownerDocument.activeElement ).toBe( button );
		expect( onClosed ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'a press beside the panel closes it, one in it does not', () => {
		const { dialogs } = given( markup );
		document.querySelector< HTMLElement >( '[aria-haspopup]' )?.click();
		dialogs[ 0 ]?.querySelector( 'ul' )?.click();
		expect( isOpen( dialogs[ 0 ] ) ).toBe( true );
		(
			( document.querySelector( '.mobmenu-overlay' ) ??
				dialogs[ 0 ] ) as HTMLElement
		 ).click();
		expect( isOpen( dialogs[ 0 ] ) ).toBe( false );
	} );

	test( 'a dialog that the browser closed is as if we had', () => {
		const { dialogs } = given( markup );
		document.querySelector< HTMLElement >( '[aria-haspopup]' )?.click();
		dialogs[ 0 ]?.close();
		dialogs[ 0 ]?.dispatchEvent( new Event( 'close' ) );
		expect( classes() ).toEqual( { page: '', body: '' } );
	} );
} );

test( 'each part has a button and a panel with its name, at its side', () => {
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
	'given %s on a page from %s, then the panel is on the %s',
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

test( 'a list by itself keeps its kind', () => {
	const { root, dialogs } = given(
		'<ul data-chaty="mobile-menu"><li><a href="/a">A</a></li></ul>'
	);
	expect( root.innerHTML ).toMatch( /^<li><button.*<\/button><\/li>$/ );
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

	test( 'have a button beside their link', () => {
		given( OURS );
		const button = named( 'Bread: submenu' );
		expect( state( button ) ).toEqual( CLOSED );
		button.click();
		expect( state( button ) ).toEqual( OPEN );
		expect( state( named( 'Wheat: submenu' ) ) ).toEqual( CLOSED );
		button.click();
		expect( state( button ) ).toEqual( CLOSED );
	} );

	test( 'of a link that leads nowhere are opened by it, with Enter and Space too', () => {
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
		[ 'of ours', OURS.replace( '<nav', '<nav data-chaty-parent-link' ) ],
		[
			'of the origin',
			ORIGIN.replace(
				'mobmenu-left-alignment',
				'mobmenu-left-alignment mobmenu-parent-link'
			),
		],
	] )(
		'are opened by their links where the page says so (%s)',
		( _, markup ) => {
			given( markup );
			link( 'Bread' ).click();
			expect( state( link( 'Bread' ) ) ).toEqual( OPEN );
		}
	);

	test( 'stay open beside each other, unless the page says otherwise', () => {
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

	test( 'close 400 ms after the panel', () => {
		given( OURS );
		named( 'Bakery' ).click();
		named( 'Bread: submenu' ).click();
		named( 'Close menu' ).click();
		jest.advanceTimersByTime( 399 );
		expect( state( named( 'Bread: submenu' ) ) ).toEqual( OPEN );
		jest.advanceTimersByTime( 1 );
		expect( state( named( 'Bread: submenu' ) ) ).toEqual( CLOSED );
	} );

	test( 'have the icons that the origin names', () => {
		given( ORIGIN );
		expect( named( 'Bread: submenu' ).innerHTML ).toBe(
			'<i class="mob-icon-down-open open-icon"></i><i class="mob-icon-up-open close-icon"></i>'
		);
	} );

	test( 'have the icons that stand in the link', () => {
		const markup = OURS.replace(
			'>Bread<',
			'>Bread<b class="mob-expand-submenu"><i class="open-icon"></i></b><'
		);
		const { undo } = given( markup );
		expect( named( 'Bread: submenu' ).innerHTML ).toBe(
			'<i class="open-icon"></i>'
		);
		undo();
		expectMarkup( markup );
	} );

	test( 'of a block are opened by a copy of its button, which the block does not know', () => {
		const markup =
			'<nav data-chaty="mobile-menu"><ul><li data-wp-interactive="core/navigation"><button class="wp-block-navigation-item__content">Tea</button><ul><li>x</li></ul></li></ul></nav>';
		document.body.innerHTML = markup;
		const root = document.body.firstElementChild as HTMLElement;
		const onBlock = jest.fn();
		root.querySelector( 'button' )?.addEventListener( 'click', onBlock );
		const undo = attachMobileMenu( root );
		const button = document.querySelector(
			'dialog li > button'
		) as HTMLElement;
		button.click();
		expect( state( button ) ).toEqual( OPEN );
		expect( onBlock ).not.toHaveBeenCalled();
		undo();
		expectMarkup( markup );
		root.querySelector( 'button' )?.click();
		expect( onBlock ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'of an item without a link are named by it', () => {
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
		await settle();
		return dialogs;
	};

	test( 'Tab goes round', async () => {
		await givenOpen();
		link( 'Hours' ).focus();
		press( 'Tab' );
		expect( focused() ).toBe( 'Close menu' );
		press( 'Tab', true );
		expect( focused() ).toBe( 'Hours' );
		press( 'Tab', true );
		expect( focused() ).toBe( 'Hours' );
	} );

	test( 'arrows, Home and End go along what is open', async () => {
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
		'on a page of %s %s goes on, %s back',
		async ( direction, on, back ) => {
			const dialogs = await givenOpen();
			dialogs[ 0 ]?.style.setProperty( 'direction', direction );
			link( 'Home' ).focus();
			press( on );
			expect( focused() ).toBe( 'Bread' );
			press( back );
			expect( focused() ).toBe( 'Home' );
		}
	);
} );

test( 'a button that closes stands over the one that opened, and is the first', () => {
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

test( 'where the page has a button that closes, ours is for the pointer alone', () => {
	const { dialogs } = given( ORIGIN );
	const first = dialogs[ 0 ]?.firstElementChild;
	expect( first?.getAttribute( 'aria-hidden' ) ).toBe( 'true' );
	expect( first?.getAttribute( 'tabindex' ) ).toBe( '-1' );
	expect(
		document.querySelectorAll( '[aria-label="Close menu"]' )
	).toHaveLength( 2 );
} );

test( 'what an open panel has besides comes once, and without it the panel works', async () => {
	const loadChunk = jest.fn( async () => undefined );
	Object.assign( window, { chaty: { loadChunk } } );
	given( OURS );
	for ( let turn = 0; turn < 2; turn++ ) {
		named( 'Bakery' ).click();
		named( 'Close menu' ).click();
		await settle();
	}
	expect( loadChunk ).toHaveBeenCalledTimes( 1 );
} );

describe( 'a finger', () => {
	test.each( [
		[ 'Bakery', 0, 200, 140 ],
		[ 'Contact', 1, 100, 160 ],
	] )(
		'that goes towards the side of %s closes it',
		async ( name, index, from, to ) => {
			const { dialogs } = given( PARTS );
			const dialog = dialogs[ index ] as HTMLElement;
			const panel = dialog.querySelector( 'nav' ) as HTMLElement;
			named( name ).click();
			await settle();
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
		[ 'only slips', 160, 'pointerup', 'touch' ],
		[ 'goes the other way', 300, 'pointerup', 'touch' ],
		[ 'scrolls', 100, 'pointercancel', 'touch' ],
		[ 'is a mouse', 100, 'pointerup', 'mouse' ],
	] )( 'that %s does not', async ( _, to, end, pointerType ) => {
		const { dialogs } = given( OURS );
		const dialog = dialogs[ 0 ] as HTMLElement;
		named( 'Bakery' ).click();
		await settle();
		move( dialog, 'pointerdown', 200, pointerType );
		move( dialog, 'pointermove', to, pointerType );
		move( dialog, end, to, pointerType );
		expect( isOpen( dialog ) ).toBe( true );
	} );
} );

test( 'a link to a place on the page closes the panel, then is followed', async () => {
	const { root, dialogs } = given( `${ OURS }<h2 id="hours">Hours</h2>` );
	named( 'Bakery' ).click();
	link( 'Hours' ).click();
	expect( isOpen( dialogs[ 0 ] ) ).toBe( false );
	await settle();
	expect( scrollToAnchor ).toHaveBeenCalledWith( link( 'Hours' ), root );
} );

test( 'a breakpoint that is none is told', () => {
	const log = jest.spyOn( console, 'info' ).mockReturnValue();
	const { dialogs } = given(
		OURS.replace( '<nav', '<nav data-chaty-breakpoint="wide"' )
	);
	expect( log ).toHaveBeenCalledWith( 'Chaty: bad breakpoint' );
	expect( dialogs ).toHaveLength( 1 );
} );
