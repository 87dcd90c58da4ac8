import { channelAction } from './channel-action';
import type { ChannelModel } from './settings/model';

const facts = { title: '', url: '', isMobile: false, isIos: false };

const channel = ( given: Partial< ChannelModel > ): ChannelModel => ( {
	slug: 'Whatsapp',
	type: 'Whatsapp',
	value: '15550100234',
	label: 'WhatsApp',
	color: '#49E670',
	imageUrl: '',
	isOnDesktop: true,
	isOnMobile: true,
	isAgent: false,
	agents: [],
	isTracked: false,
	nonce: '',
	raw: {},
	...given,
} );

test( 'a channel with a link leads there', () => {
	expect( channelAction( channel( {} ), facts ) ).toEqual( {
		kind: 'navigate',
		href: 'https://wa.me/15550100234',
		isNewTab: true,
	} );
} );

test( 'a WhatsApp with a welcome message leads there too, until it has its panel', () => {
	const action = channelAction(
		channel( { raw: { has_welcome_message: '1' } } ),
		facts
	);
	expect( action ).toMatchObject( { kind: 'navigate' } );
} );

test( 'a contact form opens its panel and needs no value', () => {
	expect(
		channelAction( channel( { type: 'Contact_Us', value: '' } ), facts )
	).toEqual( {
		kind: 'panel',
		panel: 'form',
	} );
} );

test.each( [
	[ 'a channel of agents', { isAgent: true, agents: [ { value: '1' } ] } ],
	[ 'a WeChat', { type: 'WeChat', value: 'wx_demo_id' } as const ],
	[ 'a channel without a value', { value: '' } ],
	[
		'a channel whose value is no address',
		{ type: 'Link', value: 'javascript:launch_chaty();' } as const,
	],
] )( '%s can do nothing', ( _, given ) => {
	expect( channelAction( channel( given ), facts ) ).toBeNull();
} );
