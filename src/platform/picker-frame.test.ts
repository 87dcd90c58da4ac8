import { readPickerData, tellParent } from './picker-frame';

const DATA = { token: 'a-token' };

function givenParent( parent: unknown ) {
	Object.defineProperty( window, 'parent', {
		value: parent,
		configurable: true,
	} );
	Object.assign( window, { chaty_element_picker: DATA } );
}

/** What another origin's window answers when it is asked for its address. */
const foreign = {
	get location(): never {
		throw new DOMException( 'Blocked a frame', 'SecurityError' );
	},
	postMessage: jest.fn(),
};

test.each( [
	[ 'no frame', window, {} ],
	[ 'a frame of another origin', foreign, {} ],
	[
		'a frame of its own origin',
		{ location: { origin: window.location.origin } },
		DATA,
	],
] )( 'given %s, then what PHP printed counts or not', ( _, parent, data ) => {
	givenParent( parent );
	expect( readPickerData() ).toEqual( data );
} );

test( 'given nothing printed, then nothing', () => {
	givenParent( { location: { origin: window.location.origin } } );
	Object.assign( window, { chaty_element_picker: undefined } );
	expect( readPickerData() ).toEqual( {} );
} );

test( 'a message is for its own origin alone', () => {
	givenParent( foreign );
	tellParent( { type: 'chaty:picked' } );
	expect( foreign.postMessage ).toHaveBeenCalledWith(
		{ type: 'chaty:picked' },
		window.location.origin
	);
} );
