import { attachAccordion } from './accordion';

const OURS = `
	<div data-chaty="accordion">
		<div><h3 data-chaty-part="heading">One</h3><div data-chaty-part="panel">First <a id="deep">text</a></div></div>
		<div class="selected"><h3 data-chaty-part="heading">Two</h3><div data-chaty-part="panel" id="own">Second</div></div>
	</div>`;

const LEGACY = `
	<ul>
		<li class="accordion-item"><div class="accordion-switch"><h4>One</h4><i></i></div><div class="accordion-content"><b id="deep">First</b></div></li>
		<li class="accordion-item selected"><a class="accordion-switch" href="#">Two</a><div class="accordion-content">
			<ul><li class="accordion-item"><b class="accordion-switch">Inner</b><div class="accordion-content">Deep</div></li></ul>
		</div></li>
	</ul>`;

const TWIN = `
	<ul>
		<li class="accordion-item-toggle"><h3 class="accordion-switch-toggle">One</h3><div class="accordion-content-toggle">First</div></li>
		<li class="accordion-item-toggle selected"><h3 class="accordion-switch-toggle">Two</h3><div class="accordion-content-toggle">Second</div></li>
	</ul>`;

/** Starts an accordion on the first element; under reduced motion, so that nothing is animated. */
function given( markup: string ) {
	document.body.innerHTML = markup;
	const root = document.body.firstElementChild as HTMLElement;
	const cleanup = attachAccordion( root );
	const buttons = () => [
		...root.querySelectorAll< HTMLElement >( '[aria-expanded]' ),
	];
	const states = () =>
		buttons().map( ( button ) => button.getAttribute( 'aria-expanded' ) );
	const emitted: string[] = [];
	for ( const what of [ 'opened', 'closed' ] ) {
		root.addEventListener( `chaty:accordion:${ what }`, ( event ) => {
			const { item } = ( event as CustomEvent ).detail;
			emitted.push(
				`${ what } ${ item.textContent.trim().slice( 0, 3 ) }`
			);
		} );
	}
	return { root, cleanup, buttons, states, emitted };
}

const hiddenOf = ( root: Element ) =>
	[ ...root.querySelectorAll( ':scope > * > [role="region"]' ) ].map(
		( panel ) => panel.getAttribute( 'hidden' )
	);

beforeEach( () => {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
	Element.prototype.scrollIntoView = jest.fn();
} );

afterEach( () => {
	window.location.hash = '';
} );

describe.each( [
	[ 'of our own', OURS ],
	[ 'of the legacy theme', LEGACY ],
] )( 'markup %s', ( _, markup ) => {
	test( 'given an item with the class selected, then only that one is open, and each button controls its panel and labels it', () => {
		const { root, buttons, states } = given( markup );
		expect( states() ).toEqual( [ 'false', 'true' ] );
		expect( hiddenOf( root ) ).toEqual( [ 'until-found', null ] );
		for ( const button of buttons() ) {
			const panel = document.getElementById(
				`${ button.getAttribute( 'aria-controls' ) }`
			);
			expect( panel?.getAttribute( 'role' ) ).toBe( 'region' );
			expect( panel?.getAttribute( 'aria-labelledby' ) ).toBe(
				button.id
			);
		}
	} );

	test( 'when another is pressed, then it opens and the first closes; when it is pressed again, then it closes too', () => {
		const { root, buttons, states, emitted } = given( markup );
		buttons()[ 0 ]?.click();
		expect( states() ).toEqual( [ 'true', 'false' ] );
		expect( hiddenOf( root ) ).toEqual( [ null, 'until-found' ] );
		expect( emitted ).toEqual( [ 'opened One', 'closed Two' ] );
		buttons()[ 0 ]?.click();
		expect( states() ).toEqual( [ 'false', 'false' ] );
		expect( emitted.slice( 2 ) ).toEqual( [ 'closed One' ] );
	} );

	test( 'when it is cleaned up, then the markup is restored and a press does nothing', () => {
		const { cleanup, buttons, root } = given( markup );
		buttons()[ 0 ]?.click();
		cleanup();
		expect( document.body.innerHTML ).toBe( markup );
		root.querySelector( 'h3' )?.click();
		expect( document.body.innerHTML ).toBe( markup );
	} );

	test( 'when a link leads into a panel, then its item opens and the page scrolls there', () => {
		const { states } = given( markup );
		window.location.hash = '#deep';
		window.dispatchEvent( new Event( 'hashchange' ) );
		expect( states() ).toEqual( [ 'true', 'false' ] );
		expect( Element.prototype.scrollIntoView ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'given a URL that leads into a panel, then its item is open from the start', () => {
		window.location.hash = '#deep';
		expect( given( markup ).states() ).toEqual( [ 'true', 'false' ] );
	} );

	test( 'when find-in-page matches inside a panel, then its item opens', () => {
		const { states } = given( markup );
		document
			.getElementById( 'deep' )
			?.dispatchEvent( new Event( 'beforematch', { bubbles: true } ) );
		expect( states() ).toEqual( [ 'true', 'false' ] );
	} );
} );

test( 'given two items with the class selected, then the first is open', () => {
	const { states } = given(
		OURS.replace( '<div><h3', '<div class="selected"><h3' )
	);
	expect( states() ).toEqual( [ 'true', 'false' ] );
} );

test( 'given nested accordions, then each closes only its own items', () => {
	const { root, states } = given( LEGACY );
	const inner = root.querySelector( 'ul' ) as HTMLElement;
	attachAccordion( inner );
	inner.querySelector( 'button' )?.click();
	expect( states() ).toEqual( [ 'false', 'true', 'true' ] );
} );

test.each( [
	[ 'by the attribute', OURS.replace( '>', ' data-chaty-independent>' ) ],
	[ 'by the classes of the legacy theme', TWIN ],
] )(
	'given independent items, %s, then they do not close each other',
	( _, markup ) => {
		const { buttons, states } = given( markup );
		buttons()[ 0 ]?.click();
		expect( states() ).toEqual( [ 'true', 'true' ] );
		buttons()[ 1 ]?.click();
		expect( states() ).toEqual( [ 'true', 'false' ] );
	}
);

describe( 'given <details>', () => {
	const DETAILS =
		'<div><details><summary>One</summary>First <b id="deep">text</b></details><details open=""><summary>Two</summary>Second</details></div>';
	const open = ( root: Element ) =>
		[ ...root.children ].map( ( one ) => one.matches( '[open]' ) );
	const toggle = ( root: Element, index: number ) => {
		root.children[ index ]?.toggleAttribute( 'open' );
		root.children[ index ]?.dispatchEvent( new Event( 'toggle' ) );
	};

	test( 'when one opens, then the other closes, and events tell of both', () => {
		const { root, emitted } = given( DETAILS );
		toggle( root, 0 );
		expect( open( root ) ).toEqual( [ true, false ] );
		expect( emitted ).toEqual( [ 'opened One', 'closed Two' ] );
	} );

	test( 'when a script prevents it, then it stays closed', () => {
		const { root } = given( DETAILS );
		root.addEventListener( 'chaty:accordion:opening', ( event ) =>
			event.preventDefault()
		);
		toggle( root, 0 );
		expect( open( root ) ).toEqual( [ false, true ] );
	} );

	test( 'when the URL leads into one, then it opens; and the cleanup restores the markup', () => {
		const { root, cleanup } = given( DETAILS );
		window.location.hash = '#deep';
		window.dispatchEvent( new Event( 'hashchange' ) );
		expect( open( root ) ).toEqual( [ true, false ] );
		cleanup();
		expect( document.body.innerHTML ).toBe( DETAILS );
	} );
} );

describe( 'the button of a heading', () => {
	const inHeading = ( heading: string ) =>
		given(
			`<ul><li>${ heading }<div data-chaty-part="panel">Text</div></li></ul>`
		);

	test( 'given a heading inside the legacy switch, then it contains the button', () => {
		const { root } = inHeading(
			'<div class="accordion-switch"><h4>One</h4><i></i></div>'
		);
		expect( root.querySelector( 'h4 > button' )?.textContent ).toBe(
			'One'
		);
		root.querySelector( 'i' )?.click();
		expect( root.querySelector( '[aria-expanded="true"]' ) ).not.toBeNull();
	} );

	test.each( [
		[ 'a link', '<a class="accordion-switch" href="#">One</a>' ],
		[
			'a link in the heading',
			'<h4 class="accordion-switch"><a href="">One</a></h4>',
		],
		[
			'a button',
			'<h4 data-chaty-part="heading"><button>One</button></h4>',
		],
		[ 'a button alone', '<button data-chaty-part="heading">One</button>' ],
	] )( 'given %s, then that becomes the button', ( _, heading ) => {
		const { root, buttons, states } = inHeading( heading );
		expect(
			root.querySelectorAll( '.chaty-accordion-button' )
		).toHaveLength( 0 );
		expect( buttons()[ 0 ]?.getAttribute( 'role' ) ).toBe( 'button' );
		const isNotPrevented = buttons()[ 0 ]?.dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, cancelable: true } )
		);
		expect( isNotPrevented ).toBe( false );
		expect( states() ).toEqual( [ 'true' ] );
	} );

	test( 'given a link, then Space presses it, but not with a modifier key', () => {
		const { buttons, states } = inHeading(
			'<a class="accordion-switch" href="#">One</a>'
		);
		const press = ( init: KeyboardEventInit ) =>
			buttons()[ 0 ]?.dispatchEvent(
				new KeyboardEvent( 'keydown', { bubbles: true, ...init } )
			);
		press( { key: ' ', ctrlKey: true } );
		expect( states() ).toEqual( [ 'false' ] );
		press( { key: ' ' } );
		expect( states() ).toEqual( [ 'true' ] );
	} );
} );

test( 'given a child without a heading or without a panel, then it stays as it is', () => {
	const markup =
		'<ul><li><div data-chaty-part="panel">Text</div></li><li><h3 data-chaty-part="heading">One</h3></li><li>Words</li></ul>';
	given( markup );
	expect( document.body.innerHTML ).toBe( markup );
} );

test( 'when a heading is pressed, then its panel slides open, and the other one shut', () => {
	window.matchMedia = () => ( { matches: false } ) as MediaQueryList;
	const slides: Record< string, Animation > = {};
	Element.prototype.animate = function ( this: Element ) {
		const animation = { play: () => undefined } as unknown as Animation;
		slides[ this.textContent ?? '' ] = animation;
		return animation;
	};
	given( OURS ).buttons()[ 0 ]?.click();
	expect( slides ).toMatchObject( {
		'First text': { playbackRate: 1 },
		Second: { playbackRate: -1 },
	} );
} );
