import { startPicker } from './picker';

interface Message {
	type: string;
	token: string;
	selector?: string;
	state?: string;
	[ detail: string ]: unknown;
}

const PAGE = `
	<header id="site-header"><a href="#away">Home</a></header>
	<main><p class="promo">Buy <b>now</b></p><p>Text</p><iframe title="Map"></iframe></main>
	<div id="_pick_tips_content">Tips</div><button id="m_on">On</button><button id="m_off"><i>Off</i></button>
	<button id="m_target">Target</button><button id="m_cover">Cover</button>`;

let messages: Message[];
let received: string[];
let picker: Record< string, ( mode?: string ) => void >;

/** The page around the frame. */
const PARENT = {
	location: { origin: window.location.origin },
	postMessage: ( message: Message, origin: string ) => {
		expect( origin ).toBe( window.location.origin );
		messages.push( message );
	},
	receivePickedElement: ( selector: string ) => received.push( selector ),
};

const find = ( selector: string ) =>
	document.querySelector< HTMLElement >( selector ) as HTMLElement;
const button = ( name: string ) =>
	[
		...document.querySelectorAll< HTMLElement >(
			'[role="toolbar"] button'
		),
	].find( ( { textContent } ) => textContent === name ) as HTMLElement;
const status = () => find( '[role="status"]' ).textContent;
const last = () => messages[ messages.length - 1 ];

const point = ( target: Element ) =>
	target.dispatchEvent( new MouseEvent( 'pointerover', { bubbles: true } ) );
/** Returns whether the page's own handling of a press went on. */
const press = ( target: Element ) =>
	target.dispatchEvent(
		new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			detail: 1,
		} )
	);
const type = ( key: string, target: Element = document.body, init = {} ) =>
	target.dispatchEvent(
		new KeyboardEvent( 'keydown', {
			key,
			bubbles: true,
			cancelable: true,
			...init,
		} )
	);

beforeAll( () => {
	Object.defineProperty( window, 'parent', {
		value: PARENT,
		configurable: true,
	} );
	// jsdom has no layout.
	Element.prototype.getClientRects = function () {
		return ( this.closest( '[style*="none"]' ) ? [] : [ {} ] ) as never;
	};
	Element.prototype.getBoundingClientRect = () =>
		( {
			x: 1,
			y: 2,
			width: 3,
			height: 4,
			toJSON: () => ( { x: 1, y: 2 } ),
		} ) as never;
	Element.prototype.scrollIntoView = () => undefined;
} );

beforeEach( () => {
	messages = [];
	received = [];
	document.body.innerHTML = PAGE;
	startPicker( 'a-token', 'cover' );
	picker = ( window as never as { chaty: { elementPicker: typeof picker } } )
		.chaty.elementPicker;
} );

afterEach( () => picker[ 'destroy' ]?.() );

describe( 'given a press', () => {
	test( 'then the element is hidden, and its selector reported in both ways', () => {
		const promo = find( '.promo' );
		expect( press( promo ) ).toBe( false );
		expect( promo.style.display ).toBe( 'none' );
		expect( last() ).toEqual( {
			type: 'chaty:picked',
			token: 'a-token',
			selector: '.promo',
			count: 1,
			text: 'Buy now',
			rect: { x: 1, y: 2 },
		} );
		expect( received ).toEqual( [ '.promo' ] );
		expect( status() ).toBe( '.promo' );
	} );

	test( 'then neither it nor another pointer event reaches the page', () => {
		const onAny = jest.fn();
		const types = [
			'pointerdown',
			'pointerup',
			'mousedown',
			'mouseup',
			'touchstart',
			'touchend',
			'click',
			'dblclick',
			'contextmenu',
		];
		types.forEach( ( one ) =>
			document.addEventListener( one, onAny, true )
		);
		types.forEach( ( one ) => {
			const event = new MouseEvent( one, {
				bubbles: true,
				cancelable: true,
			} );
			find( 'a' ).dispatchEvent( event );
			// A touch that is prevented becomes no click.
			expect( event.defaultPrevented ).toBe( ! one.includes( 'touch' ) );
		} );
		expect( onAny ).not.toHaveBeenCalled();
		types.forEach( ( one ) =>
			document.removeEventListener( one, onAny, true )
		);
	} );

	test( 'on a form with a field of the name style, then it is hidden', () => {
		find( 'main' ).innerHTML = '<form class="order"><input></form>';
		const form = find( '.order' );
		// As browsers do; jsdom does not.
		Object.defineProperty( form, 'style', { value: find( 'input' ) } );
		press( form );
		expect( form.getAttribute( 'style' ) ).toContain( 'none' );
	} );

	test( 'on a disabled button, which gets no click, then it is hidden; not by another button of the mouse', () => {
		find( 'main' ).innerHTML = '<button disabled><b>Sold out</b></button>';
		const release = ( which: number ) =>
			find( 'b' ).dispatchEvent(
				new MouseEvent( 'pointerup', { button: which, bubbles: true } )
			);
		release( 2 );
		expect( received ).toEqual( [] );
		release( 0 );
		expect( find( 'b' ).style.display ).toBe( 'none' );
	} );

	test( 'by a script of the page, then nothing is picked', () => {
		find( 'a' ).click();
		expect( received ).toEqual( [] );
	} );

	test.each( [ 'body', '#_pick_tips_content', '[role="toolbar"]' ] )(
		'on %s picks nothing',
		( selector ) => {
			press( find( selector ) );
			expect( received ).toEqual( [] );
		}
	);

	test( 'when the function of the page around throws, then the picker goes on', () => {
		const { receivePickedElement } = PARENT;
		PARENT.receivePickedElement = () => {
			throw new Error();
		};
		press( find( '.promo' ) );
		expect( last() ).toMatchObject( { selector: '.promo' } );
		PARENT.receivePickedElement = receivePickedElement;
	} );
} );

describe( 'what is meant', () => {
	test( 'in the mode cover, then it is in a hole, and its markup unchanged', () => {
		const before = document.body.innerHTML;
		point( find( '.promo' ) );
		expect(
			find( '#_picker_cover_wrap_box > svg > path' ).getAttribute( 'd' )
		).toContain( 'M1 2v4h3v-4z' );
		point( find( '#_pick_tips_content' ) );
		expect( find( '#_picker_cover_wrap_box' ) ).toBeNull();
		expect( document.body.innerHTML ).toBe( before );
	} );

	test( 'in the mode target, then it has a class while it is highlighted', () => {
		picker[ 'changeMode' ]?.( 'target' );
		const before = document.body.innerHTML;
		point( find( 'main' ) );
		expect( find( '._picker_target_elm' ).localName ).toBe( 'main' );
		point( find( 'header' ) );
		expect( find( '._picker_target_elm' ).localName ).toBe( 'header' );
		press( find( '.promo' ) );
		picker[ 'undo' ]?.();
		expect( document.body.innerHTML ).toBe( before );
	} );

	test( 'in the mode target, then classes that the page changes meanwhile stay', () => {
		picker[ 'changeMode' ]?.( 'target' );
		point( find( '.promo' ) );
		find( '.promo' ).classList.add( 'is-open' );
		point( find( 'header' ) );
		expect( find( '.promo' ).className ).toBe( 'promo is-open' );
	} );

	test( 'when the mode changes, then the highlight does', () => {
		point( find( '.promo' ) );
		press( button( 'Target' ) );
		expect( find( '._picker_target_elm' ) ).toBe( find( '.promo' ) );
		expect( button( 'Target' ).getAttribute( 'aria-pressed' ) ).toBe(
			'true'
		);
		expect( button( 'Cover' ).getAttribute( 'aria-pressed' ) ).toBe(
			'false'
		);
	} );

	test( 'given an unknown mode, then the console says so, and nothing changes', () => {
		const info = jest.spyOn( console, 'info' ).mockImplementation();
		picker[ 'changeMode' ]?.( 'x-ray' );
		expect( info ).toHaveBeenCalledWith( 'Chaty: No mode "x-ray".' );
		point( find( '.promo' ) );
		expect( find( '#_picker_cover_wrap_box' ) ).not.toBeNull();
		info.mockRestore();
	} );
} );

describe( 'keys', () => {
	test( 'then they walk the tree, and pick', () => {
		type( 'ArrowDown' );
		expect( status() ).toBe( 'header Home' );
		type( 'ArrowRight' );
		type( 'ArrowDown' );
		expect( status() ).toBe( 'p Buy now' );
		type( 'ArrowDown' );
		type( 'ArrowUp' );
		type( 'ArrowRight' );
		expect( status() ).toBe( 'p Text' );
		type( 'ArrowLeft' );
		expect( type( 'Enter' ) ).toBe( false );
		expect( received ).toEqual( [ '.promo' ] );
	} );

	test( 'that lead nowhere, then they go to the page', () => {
		expect( type( 'ArrowUp' ) ).toBe( true );
		expect( type( 'ArrowDown' ) ).toBe( false );
	} );

	test( 'in a right-to-left page, then left and right are swapped', () => {
		document.body.style.direction = 'rtl';
		point( find( '.promo' ) );
		type( 'ArrowLeft' );
		expect( status() ).toBe( 'p Text' );
		document.body.style.direction = '';
	} );

	test( 'with a modifier, or others, then they go to the page', () => {
		expect( type( 'ArrowDown', document.body, { ctrlKey: true } ) ).toBe(
			true
		);
		expect( type( 'a' ) ).toBe( true );
	} );

	test( 'given Escape, then the picker is off, and what is hidden stays hidden', () => {
		press( find( '.promo' ) );
		type( 'Escape' );
		expect( last() ).toMatchObject( {
			type: 'chaty:picker',
			state: 'off',
		} );
		expect( press( find( 'header' ) ) ).toBe( true );
		expect( find( '.promo' ).style.display ).toBe( 'none' );
		expect( button( 'Pick' ).getAttribute( 'aria-pressed' ) ).toBe(
			'false'
		);
	} );

	test( 'in the toolbar, then they move the focus among its buttons', () => {
		button( 'Pick' ).focus();
		type( 'ArrowRight', button( 'Pick' ) );
		expect( button( 'Cover' ).matches( ':focus' ) ).toBe( true );
		type( 'ArrowLeft', button( 'Cover' ) );
		type( 'ArrowLeft', button( 'Pick' ) );
		expect( button( 'Move' ).matches( ':focus' ) ).toBe( true );
		expect(
			[ ...document.querySelectorAll( '[role="toolbar"] button' ) ].map(
				( one ) => ( one as HTMLElement ).tabIndex
			)
		).toEqual( [ -1, -1, -1, -1, 0 ] );
	} );
} );

describe( 'undo', () => {
	test( 'then the last one is shown again, and that is reported', () => {
		expect( button( 'Undo' ).getAttribute( 'aria-disabled' ) ).toBe(
			'true'
		);
		press( find( '.promo' ) );
		press( find( 'header' ) );
		press( button( 'Undo' ) );
		expect( find( 'header' ).hasAttribute( 'style' ) ).toBe( false );
		expect( find( '.promo' ).style.display ).toBe( 'none' );
		expect( last() ).toMatchObject( {
			type: 'chaty:unpicked',
			selector: '#site-header',
		} );
		press( button( 'Undo' ) );
		press( button( 'Undo' ) );
		expect( find( '.promo' ).hasAttribute( 'style' ) ).toBe( false );
		expect( button( 'Undo' ).getAttribute( 'aria-disabled' ) ).toBe(
			'true'
		);
	} );
} );

test( 'given an element that the page showed again, when it is picked again and restored, then its style is the original one', () => {
	const before = document.body.innerHTML;
	press( find( '.promo' ) );
	find( '.promo' ).style.display = 'flex';
	press( find( '.promo' ) );
	picker[ 'destroy' ]?.();
	expect( document.body.innerHTML ).toBe( before );
} );

test( 'given a press on the document itself, then nothing fails', () => {
	const onError = jest.fn();
	window.addEventListener( 'error', onError );
	press( document as never );
	window.removeEventListener( 'error', onError );
	expect( onError ).not.toHaveBeenCalled();
} );

describe( 'on and off', () => {
	test( 'given the toolbar’s button, then it switches the picker', () => {
		press( button( 'Pick' ) );
		expect( press( find( 'main' ) ) ).toBe( true );
		press( button( 'Pick' ) );
		expect( press( find( 'main' ) ) ).toBe( false );
	} );

	test( 'given the buttons of a legacy theme page, then they work', () => {
		press( find( '#m_off i' ) );
		expect( last() ).toMatchObject( { state: 'off' } );
		press( find( '#m_on' ) );
		expect( last() ).toMatchObject( { state: 'on' } );
		press( find( '#m_target' ) );
		point( find( 'main' ) );
		expect( find( '._picker_target_elm' ) ).not.toBeNull();
		press( find( '#m_cover' ) );
		expect( find( '#_picker_cover_wrap_box' ) ).not.toBeNull();
	} );

	test( 'when it is destroyed, then the page is restored', () => {
		press( find( '.promo' ) );
		point( find( 'main' ) );
		picker[ 'destroy' ]?.();
		expect( document.body.innerHTML ).toBe( PAGE );
		expect( find( '#chaty-element-picker' ) ).toBeNull();
		expect( press( find( 'main' ) ) ).toBe( true );
	} );
} );

test( 'given the toolbar, then it has a role, a name, and is first on the page', () => {
	const toolbar = find( '[role="toolbar"]' );
	expect( toolbar.getAttribute( 'aria-label' ) ).toBe( 'Element picker' );
	expect( toolbar.compareDocumentPosition( document.body ) ).toBe(
		Node.DOCUMENT_POSITION_FOLLOWING
	);
} );
