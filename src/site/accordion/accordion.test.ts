import { behaviourKit } from '../../services/behaviour-kit';
import { attachAccordion } from './accordion';

const OURS = `
	<div data-chaty="accordion">
		<div><h3 data-chaty-part="heading">One</h3><div data-chaty-part="panel">First <a id="deep">text</a></div></div>
		<div class="selected"><h3 data-chaty-part="heading">Two</h3><div data-chaty-part="panel" id="own">Second</div></div>
	</div>`;

const ORIGIN = `
	<ul>
		<li class="accordion-item"><a class="accordion-switch">One</a><div class="accordion-content">First</div></li>
		<li class="accordion-item selected"><a class="accordion-switch">Two</a><div class="accordion-content">
			<ul><li class="accordion-item"><b class="accordion-switch">Inner</b><div class="accordion-content">Deep</div></li></ul>
		</div></li>
	</ul>`;

/** Attaches to the first list of some markup; nothing moves, as under reduced motion. */
function given( markup: string ) {
	document.body.innerHTML = markup;
	const root = document.body.firstElementChild as HTMLElement;
	const undo = attachAccordion( root, behaviourKit );
	const buttons = () => [ ...root.querySelectorAll( 'button' ) ];
	const states = () =>
		buttons().map( ( button ) => button.getAttribute( 'aria-expanded' ) );
	return { root, undo, buttons, states };
}

const panels = () =>
	[
		...document.querySelectorAll(
			'[data-chaty-part="panel"], .accordion-content'
		),
	].map( ( panel ) => panel.getAttribute( 'hidden' ) );

beforeEach( () => {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
} );

afterEach( () => {
	window.location.hash = '';
} );

describe.each( [
	[ 'of ours', OURS, [ 'until-found', null ] ],
	[ 'of the origin', ORIGIN, [ 'until-found', null, null ] ],
] )( 'markup %s', ( _, markup, hidden ) => {
	test( 'given an item that the page opens, then it alone is open', () => {
		const { states } = given( markup );
		expect( states() ).toEqual( [ 'false', 'true' ] );
		expect( panels() ).toEqual( hidden );
	} );

	test( 'when another is pressed, then it opens and the first closes', () => {
		const { buttons, states, root } = given( markup );
		const onOpened = jest.fn();
		root.addEventListener( 'chaty:accordion:opened', onOpened );
		buttons()[ 0 ]?.click();
		expect( states() ).toEqual( [ 'true', 'false' ] );
		expect( onOpened ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'when the open one is pressed, then it closes', () => {
		const { buttons, states } = given( markup );
		buttons()[ 1 ]?.click();
		expect( states() ).toEqual( [ 'false', 'false' ] );
	} );

	test( 'when it ends, then the markup is as it was', () => {
		const { undo, buttons } = given( markup );
		buttons()[ 0 ]?.click();
		undo();
		expect( document.body.innerHTML.replace( / class=""/g, '' ) ).toBe(
			markup
		);
	} );
} );

test( 'given nested lists, then each closes only its own', () => {
	const { root, states } = given( ORIGIN );
	const inner = root.querySelector( 'ul' ) as HTMLElement;
	attachAccordion( inner, behaviourKit );
	inner.querySelector( 'button' )?.click();
	expect( states() ).toEqual( [ 'false', 'true', 'true' ] );
} );

test( 'given independent items, then one does not close another', () => {
	const { buttons, states } = given(
		OURS.replace( '>', ' data-chaty-independent>' )
	);
	buttons()[ 0 ]?.click();
	expect( states() ).toEqual( [ 'true', 'true' ] );
} );

test( 'given a link to something inside, then its item opens', () => {
	Element.prototype.scrollIntoView = jest.fn();
	const { states } = given( OURS );
	window.location.hash = '#deep';
	window.dispatchEvent( new Event( 'hashchange' ) );
	expect( states() ).toEqual( [ 'true', 'false' ] );
} );

test( 'given a find in the page, then the item that has it opens', () => {
	Element.prototype.scrollIntoView = jest.fn();
	const { states } = given( OURS );
	document
		.getElementById( 'deep' )
		?.dispatchEvent( new Event( 'beforematch', { bubbles: true } ) );
	expect( states() ).toEqual( [ 'true', 'false' ] );
} );

test( 'each button names its panel', () => {
	const { buttons } = given( OURS );
	const ids = buttons().map( ( button ) =>
		button.getAttribute( 'aria-controls' )
	);
	expect( ids ).toEqual( [
		expect.stringMatching( /^chaty-accordion-/ ),
		'own',
	] );
	ids.forEach( ( id ) =>
		expect( document.getElementById( `${ id }` ) ).not.toBeNull()
	);
} );
