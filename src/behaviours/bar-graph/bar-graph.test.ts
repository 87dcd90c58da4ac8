import { attachBarGraph } from './bar-graph';

const OURS = `
	<ul data-chaty="bar-graph">
		<li><span data-chaty-part="label">Rye</span> <strong data-chaty-part="figure">72 %</strong><span data-chaty-part="bar" data-chaty-value="72"></span></li>
	</ul>`;
const LEGACY = `
	<ul class="bar_graph">
		<li><p>Rye</p><span data-width="72"><strong>72 %</strong></span></li>
	</ul>`;
const NAME_INSIDE = `
	<ul class="bar_graph">
		<li><span data-width="72" style="background: red">Rye <strong>72 %</strong></span></li>
	</ul>`;
const WPBAKERY = `
	<div class="vc_progress_bar">
		<div class="vc_single_bar"><small class="vc_label">Rye <span class="vc_label_units">72 %</span></small><span class="vc_bar" data-percentage-value="72" data-value="72"></span></div>
	</div>`;

let observers: { see: () => void; element?: Element; isOn: boolean }[] = [];

beforeEach( () => {
	observers = [];
	window.IntersectionObserver = class {
		#mine;
		constructor( handle: ( entries: object[] ) => void ) {
			this.#mine = {
				see: () =>
					handle( [
						{ isIntersecting: true, intersectionRatio: 1 },
					] ),
				isOn: false,
			} as ( typeof observers )[ number ];
			observers.push( this.#mine );
		}
		observe( element: Element ) {
			Object.assign( this.#mine, { element, isOn: true } );
		}
		disconnect() {
			this.#mine.isOn = false;
		}
	} as unknown as typeof IntersectionObserver;
} );

function given( markup: string ) {
	document.body.innerHTML = markup;
	const root = document.body.firstElementChild as HTMLElement;
	const bar = root.querySelector(
		'[data-chaty-value], [data-width], [data-percentage-value]'
	) as HTMLElement;
	return { root, bar, cleanup: attachBarGraph( root ) };
}

describe.each( [
	[ 'our own', OURS ],
	[ 'the legacy theme’s', LEGACY ],
	[ 'the legacy theme’s, with the name in the bar', NAME_INSIDE ],
	[ 'WPBakery’s', WPBAKERY ],
] )( 'markup: %s', ( _, markup ) => {
	test( 'then a bar is a meter with a name, a value and its figure', () => {
		const { bar } = given( markup );
		expect( bar.getAttribute( 'role' ) ).toBe( 'meter' );
		expect( bar.getAttribute( 'aria-label' ) ).toBe( 'Rye' );
		expect( bar.getAttribute( 'aria-valuenow' ) ).toBe( '72' );
		expect( bar.getAttribute( 'aria-valuetext' ) ).toBe( '72 %' );
	} );

	test( 'when it comes into view, then it fills once', () => {
		const { root, bar } = given( markup );
		const onFilled = jest.fn();
		root.addEventListener( 'chaty:bar-graph:filled', onFilled );
		expect( bar.className ).not.toContain( 'filled' );
		expect( observers.map( ( { element } ) => element ) ).toEqual( [
			bar.closest( 'li, .vc_single_bar' ),
		] );
		observers[ 0 ]?.see();
		expect( bar.classList.contains( 'chaty-bar-graph-filled' ) ).toBe(
			true
		);
		expect( observers[ 0 ]?.isOn ).toBe( false );
		expect( onFilled ).toHaveBeenCalledTimes( 1 );
		expect( onFilled.mock.calls[ 0 ][ 0 ].detail ).toEqual( {
			bar,
			value: 72,
		} );
	} );

	test( 'when it is cleaned up, then the markup is restored', () => {
		const { cleanup } = given( markup );
		observers[ 0 ]?.see();
		cleanup();
		expect( document.body.innerHTML ).toBe( markup );
	} );
} );

test( 'when it is cleaned up before it came into view, then nothing is observed', () => {
	given( OURS ).cleanup();
	expect( observers[ 0 ]?.isOn ).toBe( false );
} );

test.each( [
	[ '120', '100' ],
	[ '-5', '0' ],
	[ '75%', '75' ],
] )( 'given the value %s, then the bar is at %s', ( value, now ) => {
	const { bar } = given( OURS.replace( '"72"', `"${ value }"` ) );
	expect( bar.getAttribute( 'aria-valuenow' ) ).toBe( now );
	expect( bar.style.getPropertyValue( '--chaty-bar-graph-value' ) ).toBe(
		now
	);
} );

test( 'given an invalid value, then it is logged and only that bar stays as it is', () => {
	const info = jest.spyOn( console, 'info' ).mockImplementation();
	const { root, bar } = given(
		OURS.replace( '"72"', '"abc"' ).replace(
			'</ul>',
			'<li>Oats <b data-chaty-value="5"></b></li></ul>'
		)
	);
	expect( bar.hasAttribute( 'role' ) ).toBe( false );
	expect( root.querySelector( 'b' )?.getAttribute( 'aria-label' ) ).toBe(
		'Oats'
	);
	expect( info.mock.calls ).toEqual( [
		[ 'Chaty: "abc" is not a valid value of a bar.' ],
	] );
	info.mockRestore();
} );

test.each( [
	[
		'without a figure, then the value',
		'<li>Rye <i data-chaty-value="7.5"></i></li>',
		'7.5%',
	],
	[
		'with a text as its figure, then that text',
		'<li>Rye <strong>four of five</strong><i data-chaty-value="80"></i></li>',
		'four of five',
	],
] )( 'given a bar %s is what is read', ( _, row, text ) => {
	const { root } = given( `<ul data-chaty="bar-graph">${ row }</ul>` );
	const bar = root.querySelector( 'i' );
	expect( bar?.getAttribute( 'aria-valuetext' ) ).toBe( text );
	expect( bar?.getAttribute( 'aria-label' ) ).toBe( 'Rye' );
} );

test( 'given an aria-label, then it is kept', () => {
	const { bar } = given(
		OURS.replace( 'data-chaty-value', 'aria-label="Rye bread" $&' )
	);
	expect( bar.getAttribute( 'aria-label' ) ).toBe( 'Rye bread' );
} );
