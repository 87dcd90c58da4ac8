import { attachHoverBox } from './hover-box';

const WITH_LINK = `<div data-chaty="hover-box"><div data-chaty-part="front">Rye</div><div data-chaty-part="back">Dark <a href="#order">Order</a></div></div>`;
const WITHOUT_LINK = `<div data-chaty="hover-box"><div data-chaty-part="front">Rye</div><div data-chaty-part="back">Dark</div></div>`;
const A_LINK = `<a href="#order" data-chaty="hover-box"><span data-chaty-part="front">Rye</span><span data-chaty-part="back">Dark</span></a>`;
const WPBAKERY = `<div class="vc-hoverbox-wrapper" ontouchstart=""><div class="vc-hoverbox"><div class="vc-hoverbox-inner"><div class="vc-hoverbox-front">Rye</div><div class="vc-hoverbox-back">Dark <a href="#order">Order</a></div></div></div></div>`;

/** Attaches to a box, of which the style sheet shows the back where a class of its own says so. */
function given( markup: string ) {
	document.body.innerHTML = `<style>
		[data-chaty-part="back"], .vc-hoverbox-back { opacity: 0 }
		.chaty-hover-box-open * { opacity: 1 }
	</style><p>Elsewhere</p>${ markup }`;
	const root = document.body.lastElementChild as HTMLElement;
	const undo = attachHoverBox( root );
	const told: string[] = [];
	for ( const what of [ 'opened', 'closed' ] ) {
		root.addEventListener( `chaty:hover-box:${ what }`, () =>
			told.push( what )
		);
	}
	return { root, undo, told };
}

function point( target: Element | null, pointerType: string ) {
	const event = new MouseEvent( 'pointerdown', { bubbles: true } );
	Object.assign( event, { pointerType } );
	target?.dispatchEvent( event );
}

/** Answers whether the page would follow a press with the mouse or a finger. */
function tap( target: Element | null, pointerType = 'touch' ) {
	point( target, pointerType );
	return target?.dispatchEvent(
		new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			detail: 1,
		} )
	);
}

const pressEscape = () =>
	document.body.dispatchEvent(
		new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } )
	);

describe.each( [
	[ 'of ours with a link', WITH_LINK, 'a' ],
	[ 'that is a link', A_LINK, '[data-chaty-part="back"]' ],
	[ 'of WPBakery', WPBAKERY, 'a' ],
] )( 'a box %s', ( _, markup, pressed ) => {
	test( 'the first tap shows the back, the next one follows the link', () => {
		const { root, told } = given( markup );
		const link = root.querySelector( pressed );
		const onClick = jest.fn();
		link?.addEventListener( 'click', onClick );
		expect( tap( link ) ).toBe( false );
		expect( onClick ).not.toHaveBeenCalled();
		expect( told ).toEqual( [ 'opened' ] );
		expect( tap( link ) ).toBe( true );
		expect( onClick ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'a tap elsewhere hides it again', () => {
		const { root, told } = given( markup );
		tap( root.querySelector( pressed ) );
		tap( document.querySelector( 'p' ) );
		expect( root.classList.contains( 'chaty-hover-box-open' ) ).toBe(
			false
		);
		expect( told ).toEqual( [ 'opened', 'closed' ] );
		expect( tap( root.querySelector( pressed ) ) ).toBe( false );
	} );

	test( 'a mouse and a keyboard are let through', () => {
		const { root } = given( markup );
		const link = root.querySelector< HTMLElement >( pressed );
		expect( tap( link, 'mouse' ) ).toBe( true );
		point( link, 'touch' );
		const onClick = jest.fn();
		link?.addEventListener( 'click', onClick );
		link?.click();
		expect( onClick ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'when it ends, then the markup is as it was', () => {
		const { root, undo } = given( markup );
		tap( root.querySelector( pressed ) );
		undo();
		expect( root.outerHTML.replace( ' class=""', '' ) ).toBe( markup );
		expect( tap( root.querySelector( pressed ) ) ).toBe( true );
	} );
} );

test( 'given nothing on the back that takes the focus, then the box takes it, as a group with a name', () => {
	const { root } = given( WITHOUT_LINK );
	expect( root.tabIndex ).toBe( 0 );
	expect( root.getAttribute( 'role' ) ).toBe( 'group' );
	expect(
		document.getElementById( root.getAttribute( 'aria-labelledby' ) ?? '' )
			?.textContent
	).toBe( 'Rye' );
} );

test.each( [
	[ 'a link on the back', WITH_LINK, '-1' ],
	[ 'a box that is a link', A_LINK, null ],
	[ 'an own tabindex', WITHOUT_LINK.replace( '>', ' tabindex="0">' ), '0' ],
] )(
	'given %s, then the order of focus is the page’s',
	( _, markup, index ) => {
		expect( given( markup ).root.getAttribute( 'tabindex' ) ).toBe( index );
	}
);

test( 'given a name of its own, then it stays', () => {
	const { root } = given(
		WITHOUT_LINK.replace( '>', ' aria-label="Bread">' )
	);
	expect( root.getAttribute( 'role' ) ).toBe( 'group' );
	expect( root.hasAttribute( 'aria-labelledby' ) ).toBe( false );
} );

test( 'given a role and a name of its own, then they stay', () => {
	const { root } = given(
		WITHOUT_LINK.replace( '>', ' role="figure" aria-label="Bread">' )
	);
	expect( root.getAttribute( 'role' ) ).toBe( 'figure' );
	expect( root.hasAttribute( 'aria-labelledby' ) ).toBe( false );
} );

describe( 'Escape', () => {
	test( 'given the focus on the back, then it hides and the box has the focus', () => {
		const { root, told } = given( WITH_LINK );
		root.querySelector( 'a' )?.focus();
		pressEscape();
		expect( root.matches( ':focus' ) ).toBe( true );
		expect( root.classList.contains( 'chaty-hover-box-dismissed' ) ).toBe(
			true
		);
		expect( told ).toEqual( [ 'closed' ] );
	} );

	test( 'when the focus goes on to the back, then it shows again', () => {
		const { root } = given( WITH_LINK );
		root.querySelector( 'a' )?.focus();
		pressEscape();
		root.querySelector( 'a' )?.focus();
		expect( root.classList.contains( 'chaty-hover-box-dismissed' ) ).toBe(
			false
		);
	} );

	test( 'given a box that nothing is on, then it is not meant', () => {
		const { told } = given( WITH_LINK );
		pressEscape();
		expect( told ).toEqual( [] );
	} );
} );

test( 'given a box without a back, then it costs only itself, and is told', () => {
	const info = jest.spyOn( console, 'info' ).mockImplementation();
	const { root, undo } = given(
		'<div data-chaty="hover-box"><div data-chaty-part="front">Rye</div></div>'
	);
	expect( root.hasAttribute( 'tabindex' ) ).toBe( false );
	expect( info ).toHaveBeenCalledTimes( 1 );
	undo();
	info.mockRestore();
} );
