import { listStates, parsePageMessage, stateText } from './preview-message';

test.each( [
	[ 'nothing', undefined ],
	[ 'a text', 'ready' ],
	[ 'no token', { type: 'ready' } ],
	[ 'another token', { type: 'ready', chaty: 'b' } ],
	[ 'an unknown type', { type: 'save', chaty: 'a' } ],
	[ 'a list', [ 'ready', 'a' ] ],
] )( '%s is no message', ( _, data ) => {
	expect( parsePageMessage( data, 'a' ) ).toBeNull();
} );

test( 'without a token of our own there is no message at all', () => {
	expect( parsePageMessage( { type: 'ready', chaty: '' }, '' ) ).toBeNull();
} );

test( 'only what is known of a message is taken', () => {
	expect(
		parsePageMessage(
			{
				chaty: 'a',
				type: 'shown',
				panels: [
					{ channel: 'WeChat', kind: 'qr', label: 'Us', evil: 1 },
					{ channel: 'X', kind: 'window' },
					{ kind: 'form' },
					7,
				],
			},
			'a'
		)
	).toEqual( {
		type: 'shown',
		panels: [ { channel: 'WeChat', kind: 'qr', label: 'Us' } ],
	} );
	expect(
		parsePageMessage( { chaty: 'a', type: 'why', reason: 'x' }, 'a' )
	).toEqual( { type: 'why', reason: 'broken', details: {}, others: 0 } );
	expect(
		parsePageMessage( { chaty: 'a', type: 'would-open', url: {} }, 'a' )
	).toEqual( { type: 'would-open', url: '' } );
} );

test( 'a form has three states', () => {
	const states = listStates( [
		{ channel: 'Contact_Us', kind: 'form', label: 'Write' },
		{ channel: 'WeChat', kind: 'qr', label: 'Us' },
	] );
	expect( states.map( stateText ) ).toEqual( [
		'page',
		'closed',
		'open',
		'panel Contact_Us',
		'error Contact_Us',
		'thanks Contact_Us',
		'panel WeChat',
	] );
} );
