import { aMessage, aRawMessage } from '../../../tests/unit/messages';
import { parseBatchResult, parseBatchStep } from './batch';
import { findAction, findUndo, isMove, listActions } from './message-actions';
import { parseMessage } from './messages';

describe( 'a message', () => {
	test( 'has the fields of the answer', () => {
		expect(
			parseMessage(
				aRawMessage( {
					others: [
						{
							id: 3,
							created_at: '2026-01-01 00:00:00',
							box: 'spam',
							read_at: '2026-01-02 00:00:00',
							excerpt: 'Before',
						},
					],
				} )
			)
		).toEqual( {
			id: 12,
			widget: '_1',
			channel: 'Contact_Us',
			name: 'Ada',
			email: 'ada@example.org',
			phone: '+44 20 7946 0000',
			text: 'Are you open?',
			pageUrl: 'https://example.org/shop/',
			createdAt: '2026-03-01 09:30:00',
			mailState: 'sent',
			box: 'inbox',
			isRead: false,
			previous: 13,
			next: 11,
			others: [
				{
					id: 3,
					createdAt: '2026-01-01 00:00:00',
					box: 'spam',
					isRead: true,
					excerpt: 'Before',
				},
			],
		} );
	} );

	test.each( [
		[ 'nothing', null ],
		[ 'a text', '<html>' ],
		[ 'a list', [ 1 ] ],
		[ 'other types', aRawMessage( { id: {}, name: [], others: 'x' } ) ],
	] )( 'of %s has no values of other types', ( _, answer ) => {
		const { id, name, others } = parseMessage( answer );
		expect( { id, name, others: others.length } ).toEqual( {
			id: 0,
			name: '',
			others: 0,
		} );
	} );

	test( 'at the ends of the list has no neighbor there', () => {
		const { previous, next } = aMessage( { previous: null, next: null } );
		expect( [ previous, next ] ).toEqual( [ null, null ] );
	} );
} );

describe( 'actions', () => {
	test.each( [
		[ 'inbox', 'mail unread spam trash' ],
		[ 'spam', 'not-spam unread delete' ],
		[ 'trash', 'restore delete' ],
	] )( 'of the box %s', ( box, actions ) => {
		expect( listActions( box ).join( ' ' ) ).toBe( actions );
	} );

	test.each( [
		[ 'trash', 'restore' ],
		[ 'spam', 'not-spam' ],
		[ 'delete', undefined ],
		[ 'read', undefined ],
	] as const )( '%s is taken back by %s', ( action, undo ) => {
		expect( findUndo( action ) ).toBe( undo );
	} );

	test.each( [ 'toString', 'constructor', 'drop', '', null, 3 ] )(
		'%s is none',
		( name ) => expect( findAction( name ) ).toBeUndefined()
	);

	test( 'marks and mails move nothing', () => {
		expect(
			( [ 'read', 'unread', 'mail', 'spam', 'delete' ] as const ).map(
				isMove
			)
		).toEqual( [ false, false, false, true, true ] );
	} );
} );

describe( 'an answer of many', () => {
	test( 'tells done and failed apart', () => {
		expect(
			parseBatchResult( {
				done: [ 12, '13' ],
				failed: [
					{ id: 14, code: 'rest_not_found', message: 'Invalid.' },
				],
			} )
		).toEqual( {
			done: [ 12, 13 ],
			failed: [ { id: 14, code: 'rest_not_found', message: 'Invalid.' } ],
		} );
	} );

	test( 'by filters says how far it has come', () => {
		expect(
			parseBatchStep( {
				done: 2,
				ids: [ 900, '812' ],
				failed: 1,
				message: 'No.',
				more: true,
				until_id: 812,
			} )
		).toEqual( {
			done: 2,
			ids: [ 900, 812 ],
			failed: 1,
			message: 'No.',
			hasMore: true,
			untilId: 812,
		} );
	} );

	test( 'of something else ends the work', () => {
		expect( parseBatchStep( '<html>' ).hasMore ).toBe( false );
		expect( parseBatchResult( null ) ).toEqual( { done: [], failed: [] } );
	} );
} );
