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

/** Checks each row of an example; a row that is not named fails. */
function describeRows( example: keyof typeof examples, checks: Checks ) {
	const { title, keyboard, roles } = examples[ example ];
	const rows = [ ...keyboard, ...roles ] as readonly { testId: string }[];

	describe( title, () => {
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

describeRows( 'carousel-prev-next', {
	'carousel-key-tab'() {
		givenSlider();
		const order = [ PLAY, ...ARROWS, 'a' ].map( find );
		const inPage = [ ...document.querySelectorAll( 'button, a' ) ];
		const places = order.map( ( element ) => inPage.indexOf( element ) );
		expect( places ).toEqual( [ ...places ].sort( ( a, b ) => a - b ) );
		order.forEach( ( { tabIndex } ) => expect( tabIndex ).toBe( 0 ) );
	},
	'carousel-enter-or-space-toggle'() {
		givenSlider();
		const states = [ 1, 2 ].map( () => {
			press( PLAY );
			return read( 'section', 'data-state' );
		} );
		expect( states ).toEqual( [ 'stopped', 'running' ] );
	},
	'carousel-key-enter-or-space-move'() {
		givenSlider();
		const shown = [ ...ARROWS ].reverse().map( ( arrow ) => {
			press( arrow );
			return find( 'li:not([inert])' ).textContent;
		} );
		expect( shown ).toEqual( [ 'Two', 'One' ] );
	},
	// A section with a label is a region.
	'carousel-region-role'() {
		givenSlider();
		expect( find( '.chaty-slider' ).matches( 'section[aria-label]' ) ).toBe(
			true
		);
		expect( read( 'section', 'role' ) ).toBeNull();
	},
	'carousel-region-aria-roledescription'() {
		givenSlider();
		expect( read( 'section', 'aria-roledescription' ) ).toBe( 'carousel' );
	},
	'carousel-region-aria-label'() {
		givenSlider();
		expect( read( 'section', 'aria-label' ) ).toBe( 'Guests' );
	},
	'carousel-aria-live'() {
		givenSlider();
		expect( read( VIEWPORT, 'aria-live' ) ).toBe( 'off' );
		press( PLAY );
		expect( read( VIEWPORT, 'aria-live' ) ).toBe( 'polite' );
	},
	'carousel-group-role'() {
		givenSlider();
		expect( read( SLIDE, 'role' ) ).toBe( 'group' );
	},
	'carousel-group-aria-roledescription'() {
		givenSlider();
		expect( read( SLIDE, 'aria-roledescription' ) ).toBe( 'slide' );
	},
	'carousel-group-aria-label'() {
		givenSlider();
		expect( read( SLIDE, 'aria-label' ) ).toBe( '1 of 2' );
	},
	'carousel-button-aria-label'() {
		givenSlider();
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
		givenSlider();
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

describeRows( 'disclosure-faq', {
	'key-tab'() {
		givenQuestions();
		expect( find( 'button' ).tabIndex ).toBe( 0 );
	},
	'key-enter-or-space'() {
		givenQuestions();
		press( 'button' );
		expect( find( '[data-chaty-part="panel"]' ).hidden ).toBe( false );
		press( 'button' );
		expect( read( '[data-chaty-part="panel"]', 'hidden' ) ).toBe(
			'until-found'
		);
	},
	'button-aria-controls'() {
		givenQuestions();
		expect( read( 'button', 'aria-controls' ) ).toBe(
			find( '[data-chaty-part="panel"]' ).id
		);
	},
	'button-aria-expanded'() {
		givenQuestions();
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

describeRows( 'meter', {
	'meter-role'() {
		givenBar();
		expect( read( BAR, 'role' ) ).toBe( 'meter' );
	},
	'meter-aria-valuemin'() {
		givenBar();
		expect( read( BAR, 'aria-valuemin' ) ).toBe( '0' );
	},
	'meter-aria-valuemax'() {
		givenBar();
		expect( read( BAR, 'aria-valuemax' ) ).toBe( '100' );
	},
	'meter-aria-valuenow'() {
		givenBar();
		expect( read( BAR, 'aria-valuenow' ) ).toBe( '72' );
	},
	// Its name is the text beside it, which may contain the figure too, so the name is copied without it.
	'meter-aria-labelledby'() {
		givenBar();
		expect( read( BAR, 'aria-label' ) ).toBe( 'Rye' );
	},
} );

describeRows( 'alert', {
	async 'alert-role'() {
		const page = givenForm( '<input name="f" class="email">' );
		page.type( 'f', 'x' );
		page.leave( 'f' );
		expect( read( '#f-error', 'role' ) ).toBe( 'alert' );
	},
	// The role implies these attributes.
	async 'test-not-required'() {
		const page = givenForm( '<input name="f" class="email">' );
		page.type( 'f', 'x' );
		page.leave( 'f' );
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
	givenRadios();
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
	givenRadios();
	expect( find( 'fieldset > legend' ).textContent ).toBe( 'Size' );
	expect( read( 'fieldset', 'role' ) ).toBeNull();
}

describeRows( 'radio', {
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
