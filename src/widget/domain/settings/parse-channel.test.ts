import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import fc from 'fast-check';
import { getChannelAction } from '../channel-action';
import { getChannelLink } from '../channels';
import type { ChannelModel } from './types';
import { parseChannel } from './parse-channel';
import { asRecord, readList, readText } from '../../../shared/raw-values';

const parse = ( raw: unknown ) => parseChannel( asRecord( raw ) );

/** A channel that can be read. */
function channelOf( raw: unknown ): ChannelModel {
	const channel = parse( raw );
	if ( ! channel ) {
		throw new Error( 'This test has no channel.' );
	}
	return channel;
}

describe( 'parseChannel', () => {
	test( 'makes a model of a real channel', () => {
		const raw = {
			channel: 'Whatsapp',
			channel_type: 'Whatsapp',
			value: ' +1 555 0100',
			hover_text: 'Chat with us',
			icon_color: '#49E670',
			is_desktop: 1,
			is_mobile: 0,
			custom_image_url: '/wp-content/uploads/1.png',
			is_agent: '0',
			agent_data: [],
			widget_token: 'a8b4548a8d',
		};
		expect( parse( raw ) ).toEqual( {
			slug: 'Whatsapp',
			type: 'Whatsapp',
			value: '+1 555 0100',
			label: 'Chat with us',
			color: '#49E670',
			imageUrl: '/wp-content/uploads/1.png',
			svg: '',
			message: '',
			subject: '',
			isWeb: false,
			isPersonal: false,
			isSameTab: false,
			hasWelcome: false,
			isDefaultOpen: false,
			isAgent: false,
			agents: [],
			isTracked: false,
			nonce: 'a8b4548a8d',
			raw,
		} );
	} );

	test.each( [
		[ { channel: 'Phone', value: '1' }, 'Phone', 'Phone', '#0CA35F' ],
		[
			{ channel: 'Whatsapp', value: '1' },
			'Whatsapp',
			'WhatsApp',
			'#49E670',
		],
		[
			{ channel: 'Facebook_Messenger', value: 'a' },
			'Facebook_Messenger',
			'Facebook Messenger',
			'#1E88E5',
		],
		[ { channel: 'Contact_Us' }, 'Contact_Us', 'Contact Form', '#253974' ],
		[
			{ channel: 'Linkedin', value: 'a' },
			'Linkedin',
			'LinkedIn',
			'#0077b5',
		],
		[
			{ channel: 'Microsoft_Teams', value: 'https://a.b' },
			'Microsoft_Teams',
			'Microsoft Teams',
			'#4B53BC',
		],
		[
			{ channel: 'Custom_Link_4', value: 'a.b' },
			'Custom_Link',
			'Custom Link',
			'#8141FC',
		],
		[
			{ channel: 'Custom_Link', channel_type: 'Whatsapp', value: '1' },
			'Whatsapp',
			'WhatsApp',
			'#49E670',
		],
		[
			{ channel: 'whatsapp', channel_type: 'WHATSAPP', value: '1' },
			'Whatsapp',
			'WhatsApp',
			'#49E670',
		],
		[
			{ channel: 'Phone', channel_type: 'Pigeon', value: '1' },
			'Phone',
			'Phone',
			'#0CA35F',
		],
	] )(
		'knows %j for a %s, its label and color',
		( raw, type, label, color ) => {
			expect( parse( raw ) ).toMatchObject( {
				slug: raw.channel,
				type,
				label,
				color,
			} );
		}
	);

	test.each( [
		[ 'Phone', 'red', '#0CA35F' ],
		[ 'Phone', '#fff;}', '#0CA35F' ],
		[ 'Phone', '#ffffff', '#ffffff' ],
		[ 'Phone', 'rgb(0, 172, 43)', 'rgb(0, 172, 43)' ],
		[ 'Instagram', '', '' ],
		[ 'Instagram', '#ffffff', '' ],
		[ 'Instagram', '#FFF', '' ],
		[ 'Instagram', 'rgb(255, 255, 255)', '' ],
		[ 'Instagram', '#ff0000', '#ff0000' ],
		[ 'Instagram', 'rgb(255, 255, 0)', 'rgb(255, 255, 0)' ],
		[ 'Instagram_DM', '#ffffff', '' ],
	] )(
		'gives %s with the color %j the color %j',
		( channel, given, color ) => {
			expect(
				parse( { channel, value: '1', icon_color: given } )
			).toMatchObject( { color } );
		}
	);

	test.each( [
		[ 'the channel', { is_google_analytics_enabled: 1 }, {}, true ],
		[ 'its widget', {}, { is_google_analytics_enabled: 'on' }, true ],
		[ 'neither', {}, {}, false ],
	] )(
		'reports presses to analytics tools where %s says so',
		( _, raw, settings, isTracked ) => {
			expect(
				parseChannel( { channel: 'Phone', ...raw }, settings )
			).toMatchObject( { isTracked } );
		}
	);

	test( 'skips agents without a value', () => {
		const agents = [
			{ value: ' ' },
			{ value: '1', agent_title: 'Sales' },
			null,
			{},
		];
		const channel = channelOf( {
			channel: 'Whatsapp',
			is_agent: 1,
			agent_data: agents,
		} );
		expect( channel.agents ).toMatchObject( [
			{ value: '1', title: 'Sales' },
		] );
	} );

	test.each( [
		[ 'a channel still without a value', { channel: 'Phone', value: '' } ],
		[
			'a form, whatever its value',
			{ channel: 'Contact_Us', value: 'javascript:;' },
		],
		[
			'a WeChat, whose value is no address',
			{ channel: 'WeChat', value: 'wx_demo_id' },
		],
		[
			'agents, whatever the value beside them',
			{ channel: 'Phone', is_agent: 1, value: 'us' },
		],
	] )( 'keeps %s', ( _, raw ) => {
		expect( channelOf( raw ).slug ).toBe( raw.channel );
	} );

	test.each( [
		[ 'nothing', undefined ],
		[ 'a list', [] ],
		[ 'no name', { value: '1' } ],
		[ 'only a type', { channel_type: 'Phone', value: '1' } ],
		[
			'a name with markup',
			{ channel: '<b>', channel_type: 'Phone', value: '1' },
		],
		[
			'an endless name',
			{ channel: 'a'.repeat( 51 ), channel_type: 'Phone', value: '1' },
		],
		[ 'a name nobody knows', { channel: 'Pigeon', value: 'coo' } ],
		[
			'a name nobody knows, and code',
			{ channel: 'Pigeon', value: 'javascript:1' },
		],
		[
			'another vendor’s popup',
			{ channel: 'Poptin', value: 'https://poptin.example/1' },
		],
		[
			'another vendor’s chat',
			{ channel: 'Chatway', value: '1', url: 'https://chat.example/1' },
		],
	] )( 'knows nothing of %s', ( _, raw ) => {
		expect( parse( raw ) ).toBeNull();
	} );

	test( 'answers anything with a channel, or with nothing', () => {
		const expectAnswer = ( raw: unknown ) =>
			expect( parse( raw )?.slug ).not.toBe( '' );
		fc.assert( fc.property( fc.anything(), expectAnswer ) );
		const name = fc.constantFrom( 'Phone', 'Link', 'Email', 'Whatsapp' );
		const keys = fc.constantFrom(
			'value',
			'hover_text',
			'icon_color',
			'is_agent',
			'agent_data',
			'url'
		);
		fc.assert(
			fc.property(
				name,
				fc.dictionary( keys, fc.anything() ),
				( channel, rest ) => expectAnswer( { channel, ...rest } )
			)
		);
	} );
} );

const FIXTURES = join( __dirname, '../../../../tests/fixtures/settings' );
const page = { title: 'Page', url: 'https://site.example/' };
const desktop = { ...page, isMobile: false, isIos: false };
const phone = { ...page, isMobile: true, isIos: false };

/** Every channel of the settings of real sites. */
const REAL = readdirSync( FIXTURES ).flatMap( ( file ) => {
	const settings = asRecord(
		JSON.parse( readFileSync( join( FIXTURES, file ), 'utf8' ) )
	);
	return readList( settings, 'chaty_widgets' )
		.map( asRecord )
		.flatMap( ( widget ) => readList( widget, 'channels' ).map( asRecord ) )
		.map( ( raw ) => ( { file, raw, name: readText( raw, 'channel' ) } ) );
} );

/** What the settings of real sites should come to: file, channel → address on a desktop and on a phone. */
const EXPECTED = [
	[ 'site-01.json', 'Phone', 'tel:+155501002345', '=' ],
	[
		'site-01.json',
		'Whatsapp',
		'https://web.whatsapp.com/send?phone=155501002345',
		'https://wa.me/155501002345',
	],
	[ 'site-02.json', 'Email', 'mailto:Someone@Example.Com', '=' ],
	[
		'site-06.json',
		'Whatsapp',
		'https://web.whatsapp.com/send?phone=155501002345',
		'https://wa.me/155501002345',
	],
	[ 'site-08.json', 'Phone', 'tel:+15550100234', '=' ],
	[
		'site-15.json',
		'Whatsapp',
		'https://web.whatsapp.com/send?phone=1555010023456&text=Ol%C3%A1%2C%20quero%20fazer%20uma%20cota%C3%A7%C3%A3o',
		'https://wa.me/1555010023456?text=Ol%C3%A1%2C%20quero%20fazer%20uma%20cota%C3%A7%C3%A3o',
	],
	[
		'site-18.json',
		'Link',
		'https://wa.me/1555010023456/?text=Assalamualaikum%20Admin%20Example%20Shop,%20saya%20mau%20tanya...',
		'=',
	],
	[
		'site-22.json',
		'Email',
		'mailto:someone@example.com?subject=Quan%20t%C3%A2m%20d%E1%BB%B1%20%C3%A1n%20Example%20Tower',
		'=',
	],
	[ 'site-22.json', 'SMS', 'sms:0155501002', '=' ],
	[ 'site-22.json', 'Link', 'https://zalo.me/0155501002', '=' ],
	[
		'site-23.json',
		'Instagram',
		'https://www.instagram.com/demo_rentals_city',
		'=',
	],
	[
		's01-schedules-countries.json',
		'Telegram',
		'https://telegram.me/demo_user',
		'=',
	],
	[
		's01-schedules-countries.json',
		'Linkedin',
		'https://www.linkedin.com/company/demo-co',
		'=',
	],
	[
		's02-agents-wechat-form-css.json',
		'Viber',
		'viber://pa?chatURI=demo_bot',
		'=',
	],
	[
		's02-agents-wechat-form-css.json',
		'SMS',
		'sms:+15550100003?&body=Hi%20Page%20https%3A%2F%2Fsite.example%2F',
		'=',
	],
] as const;

/** Which channels of real sites open a panel. */
const PANELS = [
	's02-agents-wechat-form-css.json Whatsapp: agents',
	's02-agents-wechat-form-css.json WeChat: qr',
	's02-agents-wechat-form-css.json Contact_Us: form',
	'site-01.json Whatsapp: chat',
	'site-04.json Whatsapp: chat',
	'site-12.json Whatsapp: chat',
	'site-19.json Whatsapp: chat',
	'site-22.json Contact_Us: form',
	'site-22.json Contact_Us: form',
	'site-23.json Whatsapp: chat',
];

describe( 'the settings of real sites', () => {
	test.each( EXPECTED )(
		'in %s lead from %s to %s',
		( file, name, onDesktop, onPhone ) => {
			const found = REAL.find(
				( one ) => one.file === file && one.name === name
			);
			const channel = channelOf( found?.raw );
			expect( getChannelLink( channel, desktop ) ).toMatchObject( {
				href: onDesktop,
			} );
			expect( getChannelLink( channel, phone ) ).toMatchObject( {
				href: onPhone === '=' ? onDesktop : onPhone,
			} );
		}
	);

	test( 'leave out no channel', () => {
		const leftOut = REAL.filter( ( { raw } ) => ! parse( raw ) );
		expect( leftOut ).toEqual( [] );
	} );

	test( 'leave no channel idle', () => {
		const idle = REAL.filter( ( { raw } ) => {
			const channel = parse( raw );
			return channel && ! getChannelAction( channel, desktop );
		} );
		expect( idle.map( ( { name } ) => name ) ).toEqual( [] );
	} );

	test( 'open a panel where their owners wanted one', () => {
		const panels = REAL.flatMap( ( { file, raw } ) => {
			const channel = parse( raw );
			const action = channel && getChannelAction( channel, phone );
			return action && action.kind === 'panel'
				? [
						`${ file } ${ readText( raw, 'channel' ) }: ${
							action.panel
						}`,
				  ]
				: [];
		} );
		expect( panels ).toEqual( PANELS );
	} );
} );
