import { fakeLayout } from '../../../tests/unit/fake-layout';
import '../accordion';
import '../carousel';
import '../hover-box';
import '../portfolio';
import '../tabs';
import { runBehaviours } from './runner';

interface Handle {
	show: ( which: number | Element ) => void;
	next: () => void;
	previous: () => void;
	open: ( which?: number | Element ) => void;
	close: ( which?: number | Element ) => void;
	toggle: ( which?: number | Element ) => void;
	current: () => unknown;
	refresh: () => void;
	destroy: () => void;
}

const PAGE = `
	<ul data-chaty="accordion">${ [ 'One', 'Two', 'Three' ]
		.map(
			( name ) =>
				`<li><h3 data-chaty-part="heading">${ name }</h3><div data-chaty-part="panel"><b id="${ name }">${ name }</b></div></li>`
		)
		.join( '' ) }</ul>
	<div data-chaty="tabs">
		<ul data-chaty-part="list">
			<li><a href="#one">One</a></li>
			<li><a href="#two" aria-disabled="true">Two</a></li>
			<li><a href="#three">Three</a></li>
		</ul>
		<div id="one">1</div><div id="two">2</div><div id="three"><i>3</i></div>
	</div>
	<div data-chaty="portfolio">
		<button data-chaty-filter="*">All</button><button data-chaty-filter="a">A</button>
		<ul data-chaty-part="items"><li data-chaty-categories="a">A</li><li data-chaty-categories="b">B</li></ul>
	</div>
	<div data-chaty="hover-box"><div data-chaty-part="front">Front</div><div data-chaty-part="back">Back</div></div>`;

const find = ( selector: string ) =>
	document.querySelector( selector ) as HTMLElement;

/** The handle of the element of a behaviour, found from inside it. */
function handleOf( name: string ): Handle {
	const root = find( `[data-chaty="${ name }"]` );
	const inner = root.firstElementChild as Element;
	return window.chaty?.behaviours?.[ name ]?.get( inner ) as never;
}

/** Records events of a behaviour, and prevents those that are about to happen while `isPrevented`. */
function record( name: string, isPrevented: () => boolean ) {
	const events: string[] = [];
	const listen = ( type: string ) =>
		find( `[data-chaty="${ name }"]` ).addEventListener(
			`chaty:${ name }:${ type }`,
			( event ) => {
				events.push( type );
				if ( type.endsWith( 'ing' ) && isPrevented() ) {
					event.preventDefault();
				}
			}
		);
	return { events, listen };
}

beforeAll( () => {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
	Element.prototype.scrollIntoView = jest.fn();
	runBehaviours( () => {} );
} );

beforeEach( async () => {
	window.history.replaceState( null, '', '/' );
	document.body.innerHTML = PAGE;
	await new Promise( ( resolve ) => setTimeout( resolve ) );
} );

test( 'given an accordion, when a script opens and closes items, by number, element or all, then it does', () => {
	const { open, close, toggle, current } = handleOf( 'accordion' );
	open( 1 );
	expect( current() ).toEqual( [ 1 ] );
	open( find( '#Three' ) );
	expect( current() ).toEqual( [ 2 ] );
	toggle( 2 );
	expect( current() ).toEqual( [] );
	toggle( 0 );
	open( 7 );
	open( document.body );
	expect( current() ).toEqual( [ 0 ] );
	close();
	expect( current() ).toEqual( [] );
} );

test( 'given tabs, when a script shows one, then a disabled one is passed over, and the history gets no entry', () => {
	const { show, next, previous, current } = handleOf( 'tabs' );
	const { length } = window.history;
	next();
	expect( current() ).toBe( 2 );
	next();
	expect( current() ).toBe( 0 );
	previous();
	expect( current() ).toBe( 2 );
	show( 1 );
	expect( current() ).toBe( 2 );
	show( find( '#one' ) );
	expect( current() ).toBe( 0 );
	expect( window.history ).toHaveLength( length );
} );

test( 'given a filter, when a script shows one, then its items show', () => {
	const { show, next, current } = handleOf( 'portfolio' );
	show( 1 );
	expect( current() ).toBe( 1 );
	expect( document.querySelectorAll( '[data-chaty-out]' ) ).toHaveLength( 1 );
	next();
	expect( current() ).toBe( 0 );
} );

test( 'given a hover box, when a script opens it, then its back shows', () => {
	const { open, close } = handleOf( 'hover-box' );
	const { classList } = find( '[data-chaty="hover-box"]' );
	open();
	expect( classList.contains( 'chaty-hover-box-open' ) ).toBe( true );
	close();
	expect( classList.contains( 'chaty-hover-box-dismissed' ) ).toBe( true );
} );

test.each( [
	[
		'accordion',
		'opening',
		'opened',
		( handle: Handle ) => handle.open( 1 ),
	],
	[ 'tabs', 'choosing', 'chosen', ( handle: Handle ) => handle.show( 2 ) ],
	[
		'portfolio',
		'filtering',
		'filtered',
		( handle: Handle ) => handle.show( 1 ),
	],
	[ 'hover-box', 'opening', 'opened', ( handle: Handle ) => handle.open() ],
] as const )(
	'%s: when %s is prevented, then nothing changes and there is no %s',
	( name, before, after, change ) => {
		let isPrevented = true;
		const { events, listen } = record( name, () => isPrevented );
		listen( before );
		listen( after );
		const root = find( `[data-chaty="${ name }"]` );
		const { outerHTML } = root;
		change( handleOf( name ) );
		expect( events ).toEqual( [ before ] );
		expect( root.outerHTML ).toBe( outerHTML );
		isPrevented = false;
		change( handleOf( name ) );
		expect( events ).toEqual( [ before, before, after ] );
	}
);

test( 'given a handle, when it is refreshed, then the element is read anew; when it is destroyed, then the markup is back and there is none', () => {
	const root = find( '[data-chaty="hover-box"]' );
	const handle = handleOf( 'hover-box' );
	handle.refresh();
	expect( root.tabIndex ).toBe( 0 );
	handle.destroy();
	expect( root.outerHTML ).toBe(
		PAGE.slice( PAGE.indexOf( '<div data-chaty="hover-box"' ) )
	);
	expect( handleOf( 'hover-box' ) ).toBeUndefined();
	expect( () => handle.refresh() ).not.toThrow();
} );

test( 'given a carousel that has moved, when it is refreshed, then it shows the same items', async () => {
	fakeLayout( {} );
	document.body.innerHTML =
		'<div data-chaty="carousel"><ul><li>1</li><li>2</li></ul></div>';
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	const { show, refresh, current } = handleOf( 'carousel' );
	show( 1 );
	refresh();
	expect( current() ).toBe( 1 );
} );
