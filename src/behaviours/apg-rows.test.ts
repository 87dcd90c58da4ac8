import { examples } from '../../tests/fixtures/behaviours/apg-keyboard.json';
import { settle } from '../../tests/unit/fake-page';
import { fakeLayout } from '../../tests/unit/fake-layout';
import { givenForm } from '../../tests/unit/validated-form';
import * as dom from './core/dom';
import { attachAccordion } from './accordion/accordion';
import { attachBarGraph } from './bar-graph/bar-graph';
import { attachContactForm } from './contact-form/contact-form';
import { attachSlider } from './slider/slider';

/**
 * Rows of the ARIA Authoring Practices that can be checked without a browser. Those of accordion, tabs,
 * dialog and the menu with links are checked in a browser, in the specs of their behaviours
 * (tests/e2e/support/apg-rows.ts).
 */
type Checks = Readonly< Record< string, () => void | Promise< void > > >;

/** Checks each row of an example on a page of its own; a row that is not named fails. */
function describeRows(
	example: keyof typeof examples,
	given: () => void,
	checks: Checks
) {
	const { title, keyboard, roles } = examples[ example ];
	const rows = [ ...keyboard, ...roles ] as readonly { testId: string }[];

	describe( title, () => {
		beforeEach( given );
		test( 'then no row is missing', () => {
			expect( Object.keys( checks ).sort() ).toEqual(
				[ ...new Set( rows.map( ( { testId } ) => testId ) ) ].sort()
			);
		} );
		test.each( Object.entries( checks ) )( '%s', ( _, check ) => check() );
	} );
}

const find = ( selector: string ) =>
	document.querySelector( selector ) as HTMLElement;
const read = ( selector: string, name: string ) =>
	find( selector ).getAttribute( name );
/** A check that an element has an attribute of this value. */
const has = ( selector: string, name: string, value: string ) => () =>
	expect( read( selector, name ) ).toBe( value );

function render( markup: string ): HTMLElement {
	document.body.innerHTML = markup;
	return document.body.firstElementChild as HTMLElement;
}

/** A press by mouse, Enter or Space: browsers turn each into a click on a native button. */
function press( selector: string ): void {
	const button = find( selector );
	expect( [
		button.localName,
		( button as HTMLButtonElement ).type,
	] ).toEqual( [ 'button', 'button' ] );
	expect( button.tabIndex ).toBe( 0 );
	button.click();
}

beforeEach( () => {
	jest.useFakeTimers();
	fakeLayout( {} );
} );
afterEach( () => {
	jest.restoreAllMocks();
} );

function givenSlider(): void {
	const slider = render(
		'<section data-chaty="slider" aria-label="Guests"><ul><li><a href="#">One</a></li><li><a href="#">Two</a></li></ul></section>'
	);
	jest.spyOn( dom, 'prefersReducedMotion' ).mockReturnValue( false );
	attachSlider( slider );
}

const PLAY = '.chaty-slider-play';
const ARROWS = [ '.chaty-slider-previous', '.chaty-slider-next' ];
const VIEWPORT = '.chaty-slider-viewport';
const SLIDE = 'li > div';

describeRows( 'carousel-prev-next', givenSlider, {
	'carousel-key-tab'() {
		const order = [ PLAY, ...ARROWS, 'a' ].map( find );
		const inPage = [ ...document.querySelectorAll( 'button, a' ) ];
		const places = order.map( ( element ) => inPage.indexOf( element ) );
		expect( places ).toEqual( [ ...places ].sort( ( a, b ) => a - b ) );
		order.forEach( ( { tabIndex } ) => expect( tabIndex ).toBe( 0 ) );
	},
	'carousel-enter-or-space-toggle'() {
		const states = [ 1, 2 ].map( () => {
			press( PLAY );
			return read( 'section', 'data-state' );
		} );
		expect( states ).toEqual( [ 'stopped', 'running' ] );
	},
	'carousel-key-enter-or-space-move'() {
		const shown = [ ...ARROWS ].reverse().map( ( arrow ) => {
			press( arrow );
			return find( 'li:not([inert])' ).textContent;
		} );
		expect( shown ).toEqual( [ 'Two', 'One' ] );
	},
	// A section with a label is a region.
	'carousel-region-role'() {
		expect( find( '.chaty-slider' ).matches( 'section[aria-label]' ) ).toBe(
			true
		);
		expect( read( 'section', 'role' ) ).toBeNull();
	},
	'carousel-region-aria-roledescription': has(
		'section',
		'aria-roledescription',
		'carousel'
	),
	'carousel-region-aria-label': has( 'section', 'aria-label', 'Guests' ),
	'carousel-aria-live'() {
		expect( read( VIEWPORT, 'aria-live' ) ).toBe( 'off' );
		press( PLAY );
		expect( read( VIEWPORT, 'aria-live' ) ).toBe( 'polite' );
	},
	'carousel-group-role': has( SLIDE, 'role', 'group' ),
	'carousel-group-aria-roledescription': has(
		SLIDE,
		'aria-roledescription',
		'slide'
	),
	'carousel-group-aria-label': has( SLIDE, 'aria-label', '1 of 2' ),
	'carousel-button-aria-label'() {
		expect(
			[ PLAY, ...ARROWS ].map( ( button ) =>
				read( button, 'aria-label' )
			)
		).toEqual( [
			'Stop automatic slide show',
			'Previous slide',
			'Next slide',
		] );
	},
	'carousel-button-aria-controls'() {
		ARROWS.forEach( ( arrow ) =>
			expect( read( arrow, 'aria-controls' ) ).toBe( find( VIEWPORT ).id )
		);
	},
} );

/** Questions whose answers open independently, as in the example. */
function givenQuestions(): void {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
	const list = render(
		'<div data-chaty="accordion" data-chaty-independent><div><h3 data-chaty-part="heading">One</h3><div data-chaty-part="panel">First</div></div></div>'
	);
	attachAccordion( list );
}

describeRows( 'disclosure-faq', givenQuestions, {
	'key-tab'() {
		expect( find( 'button' ).tabIndex ).toBe( 0 );
	},
	'key-enter-or-space'() {
		press( 'button' );
		expect( find( '[data-chaty-part="panel"]' ).hidden ).toBe( false );
		press( 'button' );
		expect( read( '[data-chaty-part="panel"]', 'hidden' ) ).toBe(
			'until-found'
		);
	},
	'button-aria-controls'() {
		expect( read( 'button', 'aria-controls' ) ).toBe(
			find( '[data-chaty-part="panel"]' ).id
		);
	},
	'button-aria-expanded'() {
		expect( read( 'button', 'aria-expanded' ) ).toBe( 'false' );
		press( 'button' );
		expect( read( 'button', 'aria-expanded' ) ).toBe( 'true' );
	},
} );

test( 'the menu of buttons alone has the rows of the one with links, which mobile-menu-block-theme.spec.ts checks with both', () => {
	const list = (
		example: 'disclosure-navigation' | 'disclosure-navigation-hybrid'
	) => {
		const { keyboard, roles } = examples[ example ];
		return [ ...keyboard, ...roles ].map( ( { testId } ) => testId ).sort();
	};
	expect( list( 'disclosure-navigation' ) ).toEqual(
		list( 'disclosure-navigation-hybrid' )
	);
} );

function givenBar(): void {
	window.IntersectionObserver = class {
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
	const graph = render(
		'<ul data-chaty="bar-graph"><li>Rye <span data-chaty-part="bar" data-chaty-value="72"></span></li></ul>'
	);
	attachBarGraph( graph );
}

const BAR = '[data-chaty-part="bar"]';

describeRows( 'meter', givenBar, {
	'meter-role': has( BAR, 'role', 'meter' ),
	'meter-aria-valuemin': has( BAR, 'aria-valuemin', '0' ),
	'meter-aria-valuemax': has( BAR, 'aria-valuemax', '100' ),
	'meter-aria-valuenow': has( BAR, 'aria-valuenow', '72' ),
	// Its name is the text beside it, which may contain the figure too, so the name is copied without it.
	'meter-aria-labelledby': has( BAR, 'aria-label', 'Rye' ),
} );

function givenWrongField(): void {
	const page = givenForm( '<input name="f" class="email">' );
	page.type( 'f', 'x' );
	page.leave( 'f' );
}

describeRows( 'alert', givenWrongField, {
	'alert-role': has( '#f-error', 'role', 'alert' ),
	// The role implies these attributes.
	async 'test-not-required'() {
		await settle();
		expect( read( '#f-error', 'aria-live' ) ).toBeNull();
		expect( read( '#f-error', 'aria-atomic' ) ).toBeNull();
	},
} );

/** A form's radio buttons, whose keys, roles and states are the browser's. */
function givenRadios(): void {
	const form = render(
		'<form action="/"><fieldset><legend>Size</legend><label><input type="radio" name="size" value="s" required> S</label><label><input type="radio" name="size" value="l"> L</label></fieldset></form>'
	);
	attachContactForm( form );
}

/** The rows are for custom radio buttons; native ones need no attributes and keys of ours. */
function expectNative(): void {
	document.querySelectorAll( '[name="size"]' ).forEach( ( radio ) => {
		expect( ( radio as HTMLInputElement ).type ).toBe( 'radio' );
		expect(
			[ 'role', 'tabindex', 'aria-checked' ].filter( ( name ) =>
				radio.hasAttribute( name )
			)
		).toEqual( [] );
	} );
}

/** A fieldset is a group that its legend labels. */
function expectGroup(): void {
	expect( find( 'fieldset > legend' ).textContent ).toBe( 'Size' );
	expect( read( 'fieldset', 'role' ) ).toBeNull();
}

describeRows( 'radio', givenRadios, {
	'key-tab': expectNative,
	'key-space': expectNative,
	'key-down-right-arrow': expectNative,
	'key-up-left-arrow': expectNative,
	'radiogroup-role': expectGroup,
	'radiogroup-aria-labelledby': expectGroup,
	'radio-role': expectNative,
	'radio-tabindex': expectNative,
	'radio-aria-checked': expectNative,
} );
