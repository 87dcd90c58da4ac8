import { enterAnchor, readAnchorClick } from './anchor-click';

const PAGE = `
	<a id="id" href="#place">x</a>
	<a id="encoded" href="#%C3%BC%20ber">x</a>
	<a id="whole" href="/menu/?page=1#place">x</a>
	<a id="scheme" href="https://localhost/menu/?page=1#place">x</a>
	<a id="inner" href="#place"><b id="in-link">x</b></a>
	<a id="empty" href="#">x</a>
	<a id="zero" href="#0">x</a>
	<a id="missing" href="#nothing">x</a>
	<a id="broken" href="#%E0%A4%A">x</a>
	<a id="query" href="/menu/?page=2#place">x</a>
	<a id="path" href="/other/?page=1#place">x</a>
	<a id="host" href="https://example.org/menu/?page=1#place">x</a>
	<a id="tab" href="#place" target="_blank">x</a>
	<a id="plain" href="/menu/?page=1">x</a>
	<svg><a id="drawn" href="#place"><text id="in-drawing">x</text></a></svg>
	<h2 id="place">Place</h2><p id="0">0</p><p id="ü ber">ü</p>`;

/** The link that a click there follows on this page. */
function click( id: string, init: MouseEventInit = {}, isHandled = false ) {
	const found: Array< HTMLAnchorElement | null > = [];
	const read = ( event: Event ) => {
		if ( isHandled ) {
			event.preventDefault();
		}
		found.push( readAnchorClick( event ) );
		event.preventDefault();
	};
	document.addEventListener( 'click', read, { once: true } );
	document.getElementById( id )?.dispatchEvent(
		new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			...init,
		} )
	);
	return found[ 0 ]?.id ?? null;
}

beforeEach( () => {
	window.history.replaceState( null, '', '/menu/?page=1' );
	document.body.innerHTML = PAGE;
} );

test.each( [
	[ 'id', 'id' ],
	[ 'encoded', 'encoded' ],
	[ 'whole', 'whole' ],
	[ 'missing', 'missing' ],
	[ 'in-link', 'inner' ],
] )( 'given a click on %s, then it is the link %s', ( id, link ) => {
	expect( click( id ) ).toBe( link );
} );

test.each( [
	'empty',
	'zero',
	'query',
	'path',
	'host',
	'scheme',
	'tab',
	'plain',
	'in-drawing',
	'place',
] )( 'given a click on %s, then it is left to the browser', ( id ) => {
	expect( click( id ) ).toBeNull();
} );

test.each( [
	[ 'Control', { ctrlKey: true } ],
	[ 'Command', { metaKey: true } ],
	[ 'Shift', { shiftKey: true } ],
	[ 'Alt', { altKey: true } ],
] )( 'given a press with %s, then it is left to the browser', ( _, init ) => {
	expect( click( 'id', init ) ).toBeNull();
} );

test( 'given a click that was handled, then it is left alone', () => {
	expect( click( 'id', {}, true ) ).toBeNull();
} );

test.each( [
	[ 'id', [ 'Place' ] ],
	[ 'whole', [ 'Place' ] ],
	[ 'missing', [] ],
	[ 'broken', [] ],
] )( 'when the link %s is entered, then it leads to %j', ( id, places ) => {
	const found: Array< string | null > = [];
	const before = window.history.length;
	enterAnchor(
		document.getElementById( id ) as HTMLAnchorElement,
		( { textContent } ) => found.push( textContent )
	);
	expect( found ).toEqual( places );
	expect( window.history.length ).toBe( before + 1 );
} );
