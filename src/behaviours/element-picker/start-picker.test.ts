import { escapeForCss } from '../../../tests/unit/escape-for-css';
import { startPicker } from './start-picker';

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
/** Answers whether the page may do what it does at a press. */
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
	Object.assign( globalThis, { CSS: { escape: escapeForCss } } );
	Object.defineProperty( window, 'parent', {
		value: PARENT,
		configurable: true,
	} );
	// In jsdom nothing has a place.
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

describe( 'a press', () => {
	test( 'hides the element, and reports its selector in both ways', () => {
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

	test( 'does not reach the page, nor does another way of pressing', () => {
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

	test( 'by a script of the page picks nothing', () => {
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

	test( 'when the function of the page around throws, then it costs nothing', () => {
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
	test( 'in the mode cover stands in a hole, and keeps its markup', () => {
		const before = document.body.innerHTML;
		point( find( '.promo' ) );
		expect(
			find( '#_picker_cover_wrap_box > svg > path' ).getAttribute( 'd' )
		).toContain( 'M1 2v4h3v-4z' );
		point( find( '#_pick_tips_content' ) );
		expect( find( '#_picker_cover_wrap_box' ) ).toBeNull();
		expect( document.body.innerHTML ).toBe( before );
	} );

	test( 'in the mode target has a class, only then', () => {
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

	test( 'in the mode target keeps classes that the page changes meanwhile', () => {
		picker[ 'changeMode' ]?.( 'target' );
		point( find( '.promo' ) );
		find( '.promo' ).classList.add( 'is-open' );
		point( find( 'header' ) );
		expect( find( '.promo' ).className ).toBe( 'promo is-open' );
	} );

	test( 'changes with the mode', () => {
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

	test( 'given an unknown mode, then it is told, and nothing changes', () => {
		const info = jest.spyOn( console, 'info' ).mockImplementation();
		picker[ 'changeMode' ]?.( 'x-ray' );
		expect( info ).toHaveBeenCalledWith( 'Chaty: No mode "x-ray".' );
		point( find( '.promo' ) );
		expect( find( '#_picker_cover_wrap_box' ) ).not.toBeNull();
		info.mockRestore();
	} );
} );

describe( 'keys', () => {
	test( 'walk the tree, and pick', () => {
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

	test( 'that lead nowhere are the page’s', () => {
		expect( type( 'ArrowUp' ) ).toBe( true );
		expect( type( 'ArrowDown' ) ).toBe( false );
	} );

	test( 'from right to left walk the other way', () => {
		document.body.style.direction = 'rtl';
		point( find( '.promo' ) );
		type( 'ArrowLeft' );
		expect( status() ).toBe( 'p Text' );
		document.body.style.direction = '';
	} );

	test( 'with a modifier, and others, are the page’s', () => {
		expect( type( 'ArrowDown', document.body, { ctrlKey: true } ) ).toBe(
			true
		);
		expect( type( 'a' ) ).toBe( true );
	} );

	test( 'Escape ends it, and what is hidden stays so', () => {
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

	test( 'in the toolbar move the focus among its buttons', () => {
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
	test( 'shows the last one again, and tells', () => {
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

test( 'what is picked again after the page showed it comes back as it was at first', () => {
	const before = document.body.innerHTML;
	press( find( '.promo' ) );
	find( '.promo' ).style.display = 'flex';
	press( find( '.promo' ) );
	picker[ 'destroy' ]?.();
	expect( document.body.innerHTML ).toBe( before );
} );

test( 'a press on the document itself costs nothing', () => {
	const onError = jest.fn();
	window.addEventListener( 'error', onError );
	press( document as never );
	window.removeEventListener( 'error', onError );
	expect( onError ).not.toHaveBeenCalled();
} );

describe( 'on and off', () => {
	test( 'the toolbar’s button', () => {
		press( button( 'Pick' ) );
		expect( press( find( 'main' ) ) ).toBe( true );
		press( button( 'Pick' ) );
		expect( press( find( 'main' ) ) ).toBe( false );
	} );

	test( 'the buttons of the origin work where they are printed', () => {
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

	test( 'when it is destroyed, then the page is as it was', () => {
		press( find( '.promo' ) );
		point( find( 'main' ) );
		picker[ 'destroy' ]?.();
		expect( document.body.innerHTML ).toBe( PAGE );
		expect( find( '#chaty-element-picker' ) ).toBeNull();
		expect( press( find( 'main' ) ) ).toBe( true );
	} );
} );

test( 'the toolbar has a role, a name, and is the first on the page', () => {
	const toolbar = find( '[role="toolbar"]' );
	expect( toolbar.getAttribute( 'aria-label' ) ).toBe( 'Element picker' );
	expect( toolbar.compareDocumentPosition( document.body ) ).toBe(
		Node.DOCUMENT_POSITION_FOLLOWING
	);
} );
