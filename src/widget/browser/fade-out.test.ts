import { fadeOut } from './fade-out';

/** A panel that goes, and what fades in its place. */
function leave( { isStill = false, keyboard = '' } = {} ) {
	window.matchMedia = () => ( { matches: isStill } ) as MediaQueryList;
	document.body.innerHTML = `<div ${ keyboard }><p id="panel" role="dialog">Hello</p></div>`;
	const panel = document.getElementById( 'panel' );
	const fade = {} as Animation;
	HTMLElement.prototype.animate = () => fade;
	if ( panel ) {
		fadeOut( panel );
		panel.remove();
	}
	return { fade, copy: document.querySelector( 'p' ) };
}

test( 'a copy without ID and role fades where the element was, out of reach, and goes', () => {
	const { fade, copy } = leave();
	expect( copy?.textContent ).toBe( 'Hello' );
	expect( copy?.attributes ).not.toHaveProperty( 'id' );
	expect( copy?.attributes ).not.toHaveProperty( 'role' );
	expect( copy?.inert ).toBe( true );
	fade.onfinish?.( {} as AnimationPlaybackEvent );
	expect( document.querySelector( 'p' ) ).toBeNull();
} );

test.each( [
	[ 'the visitor prefers reduced motion', { isStill: true } ],
	[ 'the virtual keyboard moves the widget', { keyboard: 'data-keyboard' } ],
] )( 'nothing fades where %s', ( _, options ) => {
	expect( leave( options ).copy ).toBeNull();
} );
