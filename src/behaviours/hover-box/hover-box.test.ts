import { attachHoverBox } from './hover-box';

const WITH_LINK = `<div data-chaty="hover-box"><div data-chaty-part="front">Rye</div><div data-chaty-part="back">Dark <a href="#order">Order</a></div></div>`;
const WITHOUT_LINK = `<div data-chaty="hover-box"><div data-chaty-part="front">Rye</div><div data-chaty-part="back">Dark</div></div>`;
const A_LINK = `<a href="#order" data-chaty="hover-box"><span data-chaty-part="front">Rye</span><span data-chaty-part="back">Dark</span></a>`;
const WPBAKERY = `<div class="vc-hoverbox-wrapper" ontouchstart=""><div class="vc-hoverbox"><div class="vc-hoverbox-inner"><div class="vc-hoverbox-front">Rye</div><div class="vc-hoverbox-back">Dark <a href="#order">Order</a></div></div></div></div>`;

/** Starts a box; the style stands in for the behaviour's style sheet. */
function given( markup: string, style = '' ) {
	document.body.innerHTML = `<style>
		[data-chaty-part="back"], .vc-hoverbox-back { opacity: 0 }
		.chaty-hover-box-open * { opacity: 1 }
		${ style }
	</style><p>Elsewhere</p>${ markup }`;
	const root = document.body.lastElementChild as HTMLElement;
	const cleanup = attachHoverBox( root );
	const emitted: string[] = [];
	for ( const what of [ 'opened', 'closed' ] ) {
		root.addEventListener( `chaty:hover-box:${ what }`, () =>
			emitted.push( what )
		);
	}
	return { root, cleanup, emitted };
}

function point( target: Element | null, pointerType: string ) {
	const event = new MouseEvent( 'pointerdown', { bubbles: true } );
	Object.assign( event, { pointerType } );
	target?.dispatchEvent( event );
}

/** Taps or clicks; returns whether the browser would follow the link. */
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
	[ 'of our own with a link', WITH_LINK, 'a' ],
	[ 'that is a link', A_LINK, '[data-chaty-part="back"]' ],
	[ 'of WPBakery', WPBAKERY, 'a' ],
] )( 'a box %s', ( _, markup, pressed ) => {
	test( 'when it is tapped, then the back shows; the next tap follows the link', () => {
		const { root, emitted } = given( markup );
		const link = root.querySelector( pressed );
		const onClick = jest.fn();
		link?.addEventListener( 'click', onClick );
		expect( tap( link ) ).toBe( false );
		expect( onClick ).not.toHaveBeenCalled();
		expect( emitted ).toEqual( [ 'opened' ] );
		expect( tap( link ) ).toBe( true );
		expect( onClick ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'when the visitor taps elsewhere, then the back is hidden', () => {
		const { root, emitted } = given( markup );
		tap( root.querySelector( pressed ) );
		tap( document.querySelector( 'p' ) );
		expect( root.classList.contains( 'chaty-hover-box-open' ) ).toBe(
			false
		);
		expect( emitted ).toEqual( [ 'opened', 'closed' ] );
		expect( tap( root.querySelector( pressed ) ) ).toBe( false );
	} );

	test( 'when it is clicked by mouse or keyboard, then the link is followed', () => {
		const { root } = given( markup );
		const link = root.querySelector< HTMLElement >( pressed );
		expect( tap( link, 'mouse' ) ).toBe( true );
		point( link, 'touch' );
		const onClick = jest.fn();
		link?.addEventListener( 'click', onClick );
		link?.click();
		expect( onClick ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'when it is cleaned up, then the markup is restored', () => {
		const { root, cleanup } = given( markup );
		tap( root.querySelector( pressed ) );
		cleanup();
		expect( root.outerHTML.replace( ' class=""', '' ) ).toBe( markup );
		expect( tap( root.querySelector( pressed ) ) ).toBe( true );
	} );
} );

test( 'given nothing focusable on the back, then the box is focusable, as a group with a name', () => {
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
	[ 'a tabindex', WITHOUT_LINK.replace( '>', ' tabindex="0">' ), '0' ],
] )( 'given %s, then the focus order is the page’s', ( _, markup, index ) => {
	expect( given( markup ).root.getAttribute( 'tabindex' ) ).toBe( index );
} );

test.each( [
	[ 'an aria-label, then it is', '', 'group' ],
	[ 'a role and an aria-label, then they are', ' role="figure"', 'figure' ],
] )( 'given %s kept', ( _, attribute, role ) => {
	const { root } = given(
		WITHOUT_LINK.replace( '>', `${ attribute } aria-label="Bread">` )
	);
	expect( root.getAttribute( 'role' ) ).toBe( role );
	expect( root.hasAttribute( 'aria-labelledby' ) ).toBe( false );
} );

describe( 'Escape', () => {
	test( 'given the focus on the back, then the back is hidden and the box has the focus', () => {
		const { root, emitted } = given( WITH_LINK );
		root.querySelector( 'a' )?.focus();
		pressEscape();
		expect( root.matches( ':focus' ) ).toBe( true );
		expect( root.classList.contains( 'chaty-hover-box-dismissed' ) ).toBe(
			true
		);
		expect( emitted ).toEqual( [ 'closed' ] );
	} );

	test( 'when the focus moves to the back again, then it shows again', () => {
		const { root } = given( WITH_LINK );
		root.querySelector( 'a' )?.focus();
		pressEscape();
		root.querySelector( 'a' )?.focus();
		expect( root.classList.contains( 'chaty-hover-box-dismissed' ) ).toBe(
			false
		);
	} );

	test( 'when it is pressed again, then nothing more happens', () => {
		const { root, emitted } = given( WITHOUT_LINK );
		root.focus();
		pressEscape();
		pressEscape();
		expect( emitted ).toEqual( [ 'closed' ] );
	} );

	test( 'given a box without pointer and focus, then nothing happens', () => {
		const { emitted } = given( WITH_LINK );
		pressEscape();
		expect( emitted ).toEqual( [] );
	} );
} );

test.each( [ 0, 0.5, 1 ] )(
	'while the back fades and its opacity is %s, then a script reads where it fades to',
	( opacity ) => {
		const { cleanup } = given(
			WITH_LINK,
			`[data-chaty-part="back"] { opacity: ${ opacity } !important }`
		);
		cleanup.setOpen?.( true );
		expect( cleanup.current?.() ).toEqual( [ 0 ] );
		cleanup.setOpen?.( false );
		expect( cleanup.current?.() ).toEqual( [] );
	}
);

test( 'when a script opens an open box or closes a closed one, then nothing happens', () => {
	const { cleanup, emitted } = given( WITH_LINK );
	for ( const isOpen of [ false, true, true, false, false ] ) {
		cleanup.setOpen?.( isOpen );
	}
	expect( emitted ).toEqual( [ 'opened', 'closed' ] );
} );

test( 'given a box without a back, then it is logged and stays as it is', () => {
	const info = jest.spyOn( console, 'info' ).mockImplementation();
	const { root, cleanup } = given(
		'<div data-chaty="hover-box"><div data-chaty-part="front">Rye</div></div>'
	);
	expect( root.hasAttribute( 'tabindex' ) ).toBe( false );
	expect( info ).toHaveBeenCalledTimes( 1 );
	cleanup();
	info.mockRestore();
} );
