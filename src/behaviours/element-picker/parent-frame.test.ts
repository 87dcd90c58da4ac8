import { readPickerData } from './parent-frame';

const DATA = { token: 'a' };

/** A page with the picker's data, in the frame that some markup holds, if any. */
function given( markup: string ) {
	document.body.innerHTML = markup;
	Object.assign( window, { chaty_element_picker: DATA } );
	Object.defineProperty( window, 'frameElement', {
		configurable: true,
		value: document.body.firstElementChild,
	} );
}

test.each( [
	[ 'the frame of a preview', '<iframe></iframe>', DATA ],
	[ 'a video player', '<iframe data-chaty-part="player"></iframe>', {} ],
	[ 'no frame, or one of another origin', '', {} ],
] )( 'given a page in %s, then %j', ( _, markup, data ) => {
	given( markup );
	expect( readPickerData() ).toEqual( data );
} );
