import { listStates, parsePageMessage, stateText } from './preview-message';

test( 'what has no known type is no message', () => {
	expect( parsePageMessage( { type: 'save' } ) ).toBeNull();
	expect( parsePageMessage( {} ) ).toBeNull();
} );

test( 'only what is known of a message is taken', () => {
	expect(
		parsePageMessage( {
			type: 'shown',
			panels: [
				{ channel: 'WeChat', kind: 'qr', label: 'Us', evil: 1 },
				{ channel: 'X', kind: 'window' },
				{ kind: 'form' },
				7,
			],
		} )
	).toEqual( {
		type: 'shown',
		panels: [ { channel: 'WeChat', kind: 'qr', label: 'Us' } ],
	} );
	expect( parsePageMessage( { type: 'why', reason: 'x' } ) ).toEqual( {
		type: 'why',
		reason: 'broken',
		details: {},
		others: 0,
	} );
	expect( parsePageMessage( { type: 'would-open', url: {} } ) ).toEqual( {
		type: 'would-open',
		url: '',
	} );
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
