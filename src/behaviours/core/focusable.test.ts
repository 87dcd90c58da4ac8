import { findFocusable } from './focusable';

/** The elements that Tab reaches, where all are drawn except hidden ones. */
function find( markup: string ) {
	Element.prototype.getClientRects = function () {
		const rects = this.closest( '[hidden]' ) ? [] : [ {} ];
		return rects as unknown as DOMRectList;
	};
	document.body.innerHTML = markup;
	return findFocusable( document.body ).map( ( { localName } ) => localName );
}

test.each( [
	[ '<a href="/">A</a>', 'a' ],
	[ '<button>A</button>', 'button' ],
	[ '<input>', 'input' ],
	[ '<select></select>', 'select' ],
	[ '<textarea></textarea>', 'textarea' ],
	[ '<details><summary>A</summary></details>', 'summary' ],
	[ '<p contenteditable="true">A</p>', 'p' ],
	[ '<p contenteditable>A</p>', 'p' ],
	[ '<audio controls></audio>', 'audio' ],
	[ '<video controls></video>', 'video' ],
	[ '<iframe></iframe>', 'iframe' ],
	[ '<map><area href="/"></map>', 'area' ],
	[ '<p tabindex="0">A</p>', 'p' ],
] )( 'Tab leads to %s', ( markup, name ) => {
	expect( find( markup ) ).toEqual( [ name ] );
} );

test.each( [
	'<a>A</a>',
	'<button disabled>A</button>',
	'<fieldset disabled><input></fieldset>',
	'<p contenteditable="false">A</p>',
	'<video></video>',
	'<a href="/" tabindex="-1">A</a>',
	'<div inert><a href="/">A</a></div>',
	'<div hidden><a href="/">A</a></div>',
] )( 'Tab does not lead to %s', ( markup ) => {
	expect( find( markup ) ).toEqual( [] );
} );
