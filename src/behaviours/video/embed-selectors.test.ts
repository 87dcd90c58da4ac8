import known from '../../../tests/fixtures/behaviours/responsive-embeds.json';
import { isVideoEmbed } from './video-embed';

/** An element that a selector of FitVids finds: a player of a host, or an element by its name. */
function make( selector: string ): HTMLElement {
	const [ host = '', file = '' ] = selector.split( ' + ' );
	const isHost = host.includes( '.' );
	const element = document.createElement( isHost ? 'iframe' : host );
	if ( isHost ) {
		const path = file ? `project/widget/${ file }` : 'embed/1';
		element.setAttribute( 'src', `https://www.${ host }/${ path }` );
	}
	return element;
}

test.each( known.selectors )( '%s is the embed of a film', ( selector ) => {
	const element = make( selector );
	expect( isVideoEmbed( element ) ).toBe( true );
	element.className = known.ignoreClass;
	expect( isVideoEmbed( element ) ).toBe( false );
	element.className = '';
	const box = document.createElement( 'div' );
	box.className = known.ignoreClass;
	box.append( element );
	expect( isVideoEmbed( element ) ).toBe( false );
} );
