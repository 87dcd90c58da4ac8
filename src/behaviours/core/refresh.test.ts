import '../accordion';
import '../bar-graph';
import '../tabs';
import { runBehaviours } from './runner';

const ACCORDION = `
	<ul data-chaty="accordion">
		<li><h3 data-chaty-part="heading">One</h3><div data-chaty-part="panel">First</div></li>
		<li class="selected"><h3 data-chaty-part="heading">Two</h3><div data-chaty-part="panel">Second</div></li>
	</ul>`;

const TABS = `
	<div data-chaty="tabs">
		<ul data-chaty-part="list">
			<li><a href="#one">One</a></li>
			<li class="active"><a href="#two">Two</a></li>
		</ul>
		<div id="one" data-chaty-part="panel">First</div>
		<div id="two" data-chaty-part="panel">Second</div>
	</div>`;

const BARS = `
	<ul data-chaty="bar-graph">
		<li>Rye <div data-chaty-value="40"></div></li>
	</ul>`;

const item = ( name: string, className = '' ) =>
	`<li class="${ className }"><h3 data-chaty-part="heading">${ name }</h3><div data-chaty-part="panel">${ name }</div></li>`;

const find = ( selector: string ) =>
	document.querySelector( selector ) as HTMLElement;
const texts = ( selector: string ) =>
	[ ...document.querySelectorAll( selector ) ].map(
		( { textContent } ) => textContent?.trim()
	);
const add = ( selector: string, markup: string ) =>
	find( selector ).insertAdjacentHTML( 'beforeend', markup );

/** Lets the observer of the page's content run. */
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

async function given( markup: string ) {
	window.history.replaceState( null, '', '/' );
	document.body.innerHTML = markup;
	await settle();
}

beforeAll( () => {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
	Element.prototype.scrollIntoView = jest.fn();
	window.IntersectionObserver = class {
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
	runBehaviours( () => {} );
} );

describe( 'given a running accordion', () => {
	const open = () => texts( '[aria-expanded="true"]' );

	test( 'when an item is added, then it is closed, opens on a press and closes the others', async () => {
		await given( ACCORDION );
		add( 'ul', item( 'Three' ) );
		await settle();
		expect( open() ).toEqual( [ 'Two' ] );
		find( 'li:last-child button' ).click();
		expect( open() ).toEqual( [ 'Three' ] );
		expect( find( 'li:last-child > div' ).hidden ).toBe( false );
	} );

	test( 'when an open item is added, then it is the open one', async () => {
		await given( ACCORDION );
		add( 'ul', item( 'Three', 'selected' ) );
		await settle();
		expect( open() ).toEqual( [ 'Three' ] );
	} );

	test( 'when items are moved, then the open one stays open and the focused one keeps the focus', async () => {
		await given( ACCORDION );
		find( 'li:first-child button' ).focus();
		find( 'ul' ).prepend( find( 'li:last-child' ) );
		await settle();
		expect( open() ).toEqual( [ 'Two' ] );
		expect( document.activeElement?.textContent ).toBe( 'One' );
	} );

	test( 'when an item moves to another accordion, then it works there', async () => {
		await given(
			ACCORDION.replace( '<ul', '<ul id="new"' ) +
				ACCORDION.replace( '<ul', '<ul id="old"' )
		);
		find( '#new' ).append( find( '#old > li:first-child' ) );
		await settle();
		find( '#new > li:last-child button' ).click();
		expect( open() ).toEqual( [ 'One', 'Two' ] );
		expect(
			find( '#new > li:last-child' ).querySelectorAll( 'button' )
		).toHaveLength( 1 );
	} );

	test( 'when it ends, then items that were added have their markup back', async () => {
		await given( ACCORDION );
		add( 'ul', item( 'Three' ) );
		await settle();
		window.chaty?.behaviours?.[ 'accordion' ]?.destroy();
		expect( find( 'li:last-child' ).outerHTML ).toBe( item( 'Three' ) );
	} );
} );

describe( 'given running tabs', () => {
	const chosen = () => texts( '[aria-selected="true"]' );
	const shown = () => texts( '[role="tabpanel"]:not([hidden])' );
	const stops = () => texts( '[role="tab"][tabindex="0"]' );

	test( 'when a tab is added, then the chosen one stays, and the new one can be chosen', async () => {
		await given( TABS );
		add( 'ul', '<li><a href="#three">Three</a></li>' );
		add( '[data-chaty]', '<div id="three">Third</div>' );
		await settle();
		expect( [ chosen(), shown() ] ).toEqual( [ [ 'Two' ], [ 'Second' ] ] );
		find( '[href="#three"]' ).click();
		expect( [ chosen(), shown(), stops() ] ).toEqual( [
			[ 'Three' ],
			[ 'Third' ],
			[ 'Three' ],
		] );
	} );

	test( 'when the chosen tab is removed, then the one in its place is chosen', async () => {
		await given( TABS );
		find( '#two' ).remove();
		find( 'li.active' ).remove();
		await settle();
		expect( [ chosen(), shown(), stops() ] ).toEqual( [
			[ 'One' ],
			[ 'First' ],
			[ 'One' ],
		] );
	} );

	test( 'when the list is drawn anew, then the chosen tab is the same', async () => {
		await given( TABS );
		find( 'ul' ).innerHTML =
			'<li><a href="#one">1</a></li><li><a href="#two">2</a></li>';
		await settle();
		expect( [ chosen(), shown() ] ).toEqual( [ [ '2' ], [ 'Second' ] ] );
	} );

	test( 'when the first tabs of an empty set come, then they work', async () => {
		jest.spyOn( console, 'info' ).mockReturnValueOnce();
		await given(
			'<div data-chaty="tabs"><ul data-chaty-part="list"></ul></div>'
		);
		add( '[data-chaty]', '<div id="one">First</div>' );
		add( 'ul', '<li><a href="#one">One</a></li>' );
		await settle();
		expect( [ chosen(), shown() ] ).toEqual( [ [ 'One' ], [ 'First' ] ] );
		expect( find( 'ul' ).role ).toBe( 'tablist' );
	} );
} );

test( 'given a running bar graph, when a row is added, then its bar is a meter; one that is removed gets its markup back', async () => {
	await given( BARS );
	const bar = find( '[data-chaty-value]' );
	add( 'ul', '<li>Oats <div data-chaty-value="60"></div></li>' );
	bar.remove();
	await settle();
	expect( find( '[role="meter"]' ).ariaLabel ).toBe( 'Oats' );
	expect( bar.outerHTML ).toBe( '<div data-chaty-value="40"></div>' );
} );
