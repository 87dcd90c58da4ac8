import type { Raw } from '../../shared/raw-values';
import { CHANNEL_TYPES } from '../../widget/domain/channels';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import type { ChannelType } from '../../widget/domain/settings/types';
import {
	getChannelName,
	getTypeName,
	getTypeTexts,
	searchTypes,
} from './channel-names';
import { createChannels } from './new-channel';

test.each( [
	[ 'fb', 'Facebook_Messenger' ],
	[ 'x', 'Twitter' ],
	[ 'call', 'Phone' ],
	[ 'whats', 'Whatsapp' ],
	[ 'WHATSAPP', 'Whatsapp' ],
	[ 'insta', 'Instagram' ],
	[ 'ig', 'Instagram' ],
	[ 'e-mail', 'Email' ],
	[ 'contact form', 'Contact_Us' ],
	[ 'map', 'Google_Maps' ],
	[ 'teams', 'Microsoft_Teams' ],
	[ 'micro', 'Microsoft_Teams' ],
	[ 'url', 'Link' ],
] )( '“%s” finds %s first', ( query, type ) => {
	expect( searchTypes( query )[ 0 ] ).toBe( type );
} );

test( 'without a query there are all but Skype, which has ended; with nonsense none', () => {
	const offered = CHANNEL_TYPES.filter( ( type ) => type !== 'Skype' );
	expect( searchTypes( '' ) ).toEqual( offered );
	expect( searchTypes( ' ' ) ).toEqual( offered );
	expect( searchTypes( 'skype' ) ).toEqual( [] );
	expect( searchTypes( 'qqq' ) ).toEqual( [] );
} );

test.each( CHANNEL_TYPES )(
	'%s has a name and says what it needs',
	( type ) => {
		expect( getTypeName( type ) ).not.toContain( '_' );
		expect( getTypeTexts( type ).needs ).toMatch( /\.$/ );
	}
);

const createChannel = (
	type: ChannelType,
	channels: readonly Raw[],
	counted?: readonly string[]
) => createChannels( [ type ], channels, counted )[ 0 ] ?? {};

const slugOf = ( ...given: Parameters< typeof createChannel > ) =>
	createChannel( ...given )[ 'channel' ];

test( 'a type used again gets a name of its own, whatever the case', () => {
	expect( slugOf( 'Whatsapp', [] ) ).toBe( 'Whatsapp' );
	expect( slugOf( 'Whatsapp', [ { channel: 'whatsapp' } ] ) ).toBe(
		'Whatsapp_2'
	);
	expect(
		slugOf( 'Whatsapp', [
			{ channel: 'Whatsapp' },
			{ channel: 'Whatsapp_2' },
			{ channel: 'Phone' },
		] )
	).toBe( 'Whatsapp_3' );
	// A gap is filled: that channel has no counts, and visitors' marks of it end after a week.
	expect( slugOf( 'Whatsapp', [ { channel: 'Whatsapp_2' } ] ) ).toBe(
		'Whatsapp'
	);
} );

test( 'a new channel does not inherit the counts of one that was deleted', () => {
	const counted = [ 'WhatsApp', 'Whatsapp_2', 'Phone' ];
	expect( slugOf( 'Whatsapp', [], counted ) ).toBe( 'Whatsapp_3' );
	expect( slugOf( 'Whatsapp', [ { channel: 'Whatsapp_3' } ], counted ) ).toBe(
		'Whatsapp_4'
	);
	expect( slugOf( 'Email', [], counted ) ).toBe( 'Email' );
	expect( createChannel( 'Phone', [], counted ) ).toMatchObject( {
		channel: 'Phone_2',
		channel_type: 'Phone',
	} );
} );

test.each( CHANNEL_TYPES )( 'a second %s behaves as its type', ( type ) => {
	const first = createChannel( type, [] );
	const second = createChannel( type, [ first ] );
	expect( second[ 'channel' ] ).toBe( `${ type }_2` );
	expect( parseChannel( second )?.type ).toBe( type );
	expect( String( second[ 'channel' ] ) ).toMatch(
		/^[A-Za-z][A-Za-z0-9_]{0,49}$/
	);
} );

test.each( [
	[ 'WeChat', '', 'WeChat' ],
	[ 'WeChat', 'Ask us', 'WeChat: Ask us' ],
	[ 'WeChat', 'WeChat: wx_demo_id', 'WeChat: wx_demo_id' ],
	[ 'WeChat', 'wechat', 'wechat' ],
	[ 'Whatsapp', 'WhatsApp us!', 'WhatsApp us!' ],
	[ 'Phone', 'Phones and more', 'Phone: Phones and more' ],
	[ 'Phone_2', 'Phone', 'Phone' ],
	[ 'Link', 'Link2 us', 'Link: Link2 us' ],
	[ 'Contact_Us', '联系我们', 'Contact form: 联系我们' ],
	[ 'not-known', 'Hello', 'not-known: Hello' ],
	[ '', 'Hello', 'Hello' ],
] )(
	'the name of a type is said once: %s, labeled “%s”, is “%s”',
	( channel, label, name ) => {
		expect( getChannelName( { channel, hover_text: label } ) ).toBe( name );
	}
);

test( 'Twitter is called X, and keeps its key', () => {
	expect( getTypeName( 'Twitter' ) ).toBe( 'X' );
	expect( getChannelName( { channel: 'Twitter' } ) ).toBe( 'X' );
} );

test( 'a channel of Skype keeps its name', () => {
	expect( getChannelName( { channel: 'Skype' } ) ).toBe( 'Skype' );
} );
