import { getChannelAction } from './channel-action';
import type { ChannelModel } from './settings/types';

const facts = { title: '', url: '', isMobile: false, isIos: false };

const channel = ( given: Partial< ChannelModel > ): ChannelModel => ( {
	slug: 'Whatsapp',
	type: 'Whatsapp',
	value: '15550100234',
	label: 'WhatsApp',
	color: '#49E670',
	imageUrl: '',
	isAgent: false,
	agents: [],
	isTracked: false,
	nonce: '',
	raw: {},
	...given,
} );

test( 'a channel with a link leads there', () => {
	expect( getChannelAction( channel( {} ), facts ) ).toEqual( {
		kind: 'navigate',
		href: 'https://wa.me/15550100234',
		isNewTab: true,
	} );
} );

test.each( [
	'Whatsapp',
	'SMS',
	'Telegram',
	'Viber',
	'Facebook_Messenger',
] as const )( 'a %s with a welcome message opens its chat first', ( type ) => {
	const raw = { has_welcome_message: '1' };
	expect( getChannelAction( channel( { type, raw } ), facts ) ).toEqual( {
		kind: 'panel',
		panel: 'chat',
	} );
} );

test.each( [ 'Phone', 'Skype', 'Instagram', 'Link' ] as const )(
	'a %s cannot take a message along, so it leads there at once',
	( type ) => {
		const given = channel( {
			type,
			value: 'site.example',
			raw: { has_welcome_message: '1' },
			...( type === 'Phone' && { value: '123' } ),
		} );
		expect( getChannelAction( given, facts ) ).toMatchObject( {
			kind: 'navigate',
		} );
	}
);

test( 'a chat that leads nowhere does not open', () => {
	const raw = { has_welcome_message: '1' };
	expect(
		getChannelAction( channel( { value: 'call us', raw } ), facts )
	).toBeNull();
} );

test( 'a WeChat shows its account', () => {
	expect(
		getChannelAction(
			channel( { type: 'WeChat', value: 'wx_demo' } ),
			facts
		)
	).toEqual( { kind: 'panel', panel: 'qr' } );
} );

test.each( [
	[ 'javascript:launch_chaty();', 'launch_chaty', '' ],
	[ 'javascript:close_chaty()', 'close_chaty', '' ],
	[ 'javascript:launch_chaty(2);', 'launch_chaty', '2' ],
] )( 'a free link to %s calls it', ( value, name, which ) => {
	expect(
		getChannelAction( channel( { type: 'Custom_Link', value } ), facts )
	).toEqual( { kind: 'call', name, which } );
} );

test( 'a channel of agents opens their list', () => {
	const agents = [ { value: '' }, { value: '15550100' } ];
	expect(
		getChannelAction( channel( { isAgent: true, agents } ), facts )
	).toEqual( { kind: 'panel', panel: 'agents' } );
} );

test( 'a contact form opens its panel and needs no value', () => {
	expect(
		getChannelAction( channel( { type: 'Contact_Us', value: '' } ), facts )
	).toEqual( {
		kind: 'panel',
		panel: 'form',
	} );
} );

test.each( [
	[ 'a channel of no agents', { isAgent: true } ],
	[
		'a channel of agents that lead nowhere',
		{ isAgent: true, agents: [ { value: 'javascript:alert(1)' } ] },
	],
	[ 'a WeChat without an account', { type: 'WeChat', value: '' } as const ],
	[ 'a channel without a value', { value: '' } ],
	[
		'a channel whose value is no address',
		{ type: 'Link', value: 'javascript:alert(1)' } as const,
	],
	[
		'a number that is a call',
		{ type: 'Phone', value: 'javascript:launch_chaty();' } as const,
	],
] )( '%s can do nothing', ( _, given ) => {
	expect( getChannelAction( channel( given ), facts ) ).toBeNull();
} );
