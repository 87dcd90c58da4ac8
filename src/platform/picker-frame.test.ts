import { readPickerData } from './picker-frame';

const DATA = { token: 'a' };

/** A page with the picker's data, in a frame of its own origin. */
function given( markup: string ) {
	document.body.innerHTML = markup;
	Object.assign( window, { chaty_element_picker: DATA } );
	for ( const [ name, value ] of Object.entries( {
		parent: { location: { origin: window.location.origin } },
		frameElement: document.body.firstElementChild,
	} ) ) {
		Object.defineProperty( window, name, { configurable: true, value } );
	}
}

test.each( [
	[ 'a preview', '<iframe></iframe>', DATA ],
	[ 'a video player', '<iframe data-chaty-part="player"></iframe>', {} ],
] )( 'given a page in the frame of %s, then %j', ( _, markup, data ) => {
	given( markup );
	expect( readPickerData() ).toEqual( data );
} );
