import fc from 'fast-check';
import { aChannel, type Json } from '../../../tests/unit/settings';
import { CHANNELS, getChannelLink } from './channels';
import type { ChannelType, LinkSource } from './settings/types';

const page = { title: 'Blue shoes', url: 'https://shop.example/blue?x=1&y=2' };
const desktop = { ...page, isMobile: false, isIos: false };
const android = { ...page, isMobile: true, isIos: false };
const iphone = { ...page, isMobile: true, isIos: true };

const channel = (
	type: ChannelType,
	value: string,
	raw: Json = {}
): LinkSource => ( { ...aChannel( type, raw ), value } );

const href = ( source: LinkSource, facts = desktop ) =>
	getChannelLink( source, facts )?.href ?? null;

const WA = 'https://wa.me/15550100234';
const WA_WEB = 'https://web.whatsapp.com/send?phone=15550100234';
const PRESET = '?text=Hi%20Blue%20shoes';

/** Type, value, its address, and on which devices that opens in a new tab. */
const WITHOUT_PRESET: [ ChannelType, string, string, string ][] = [
	[ 'Whatsapp', '15550100234', WA, 'desktop' ],
	[ 'Email', 'someone@example.com', 'mailto:someone@example.com', 'none' ],
	[
		'Facebook_Messenger',
		'https://m.me/example',
		'https://m.me/example',
		'desktop',
	],
	[ 'SMS', '+15550100234', 'sms:+15550100234', 'none' ],
	[ 'Telegram', 'example', 'https://telegram.me/example', 'all' ],
	[ 'Twitter', 'example', 'https://twitter.com/example', 'all' ],
	[ 'Phone', '+15550100234', 'tel:+15550100234', 'none' ],
	[ 'Skype', 'live:.cid.1a2b', 'skype:live:.cid.1a2b?chat', 'none' ],
	[ 'Snapchat', 'example', 'https://www.snapchat.com/add/example', 'all' ],
	[ 'Vkontakte', 'example', 'https://vk.me/example', 'all' ],
	[
		'Linkedin',
		'example',
		'https://www.linkedin.com/company/example',
		'all',
	],
	[ 'Viber', '15550100234', 'viber://chat?number=15550100234', 'none' ],
	[ 'TikTok', 'example', 'https://www.tiktok.com/@example', 'all' ],
	[ 'Instagram', 'example', 'https://www.instagram.com/example', 'all' ],
	[ 'Instagram_DM', 'example', 'https://ig.me/m/example', 'all' ],
	[
		'Line',
		'https://line.me/ti/p/~example',
		'https://line.me/ti/p/~example',
		'all',
	],
	[
		'Google_Maps',
		'https://maps.app.goo.gl/a1B2',
		'https://maps.app.goo.gl/a1B2',
		'all',
	],
	[
		'Waze',
		'https://ul.waze.com/ul?ll=1%2C2&q=100%',
		'https://ul.waze.com/ul?ll=1%2C2&q=100%',
		'all',
	],
	[
		'Slack',
		'https://example.slack.com/',
		'https://example.slack.com/',
		'all',
	],
	[ 'Discord', 'https://discord.gg/a1B2', 'https://discord.gg/a1B2', 'all' ],
	[
		'Microsoft_Teams',
		'https://teams.microsoft.com/l/chat/0',
		'https://teams.microsoft.com/l/chat/0',
		'all',
	],
	[
		'Link',
		'https://zalo.me/0155501002',
		'https://zalo.me/0155501002',
		'all',
	],
	[
		'Custom_Link',
		'https://example.com/#book',
		'https://example.com/#book',
		'all',
	],
];

const WITH_PRESET: Partial< Record< ChannelType, string > > = {
	Whatsapp: WA + PRESET,
	SMS: 'sms:+15550100234?&body=Hi%20Blue%20shoes',
	Email: 'mailto:someone@example.com?subject=Hi%20Blue%20shoes',
};

/** The plus that only iOS wants. */
const onIphone = ( address: string ) =>
	address.replace( 'chat?number=', 'chat?number=+' );

describe( 'channelLink', () => {
	describe.each( WITHOUT_PRESET )(
		'of %s',
		( type, value, address, newTab ) => {
			test.each( [
				[ 'a desktop', desktop, address, newTab !== 'none' ],
				[ 'Android', android, address, newTab === 'all' ],
				[ 'an iPhone', iphone, onIphone( address ), newTab === 'all' ],
			] )(
				'without a preset, on %s',
				( _, facts, expected, isNewTab ) => {
					expect(
						getChannelLink( channel( type, value ), facts )
					).toEqual( { href: expected, isNewTab } );
				}
			);

			test.each( [
				[ 'a desktop', desktop, address ],
				[ 'Android', android, address ],
				[ 'an iPhone', iphone, onIphone( address ) ],
			] )( 'with a preset, on %s', ( _, facts, plain ) => {
				const raw = {
					pre_set_message: 'Hi {title}',
					mail_subject: 'Hi {title}',
				};
				expect( href( channel( type, value, raw ), facts ) ).toBe(
					WITH_PRESET[ type ] ?? plain
				);
			} );
		}
	);

	test( 'leaves no type out', () => {
		const types = [
			...WITHOUT_PRESET.map( ( [ type ] ) => type ),
			'Contact_Us',
			'WeChat',
		];
		expect( types.sort() ).toEqual( Object.keys( CHANNELS ).sort() );
	} );

	test.each( [ 'Contact_Us', 'WeChat' ] as const )(
		'is none for %s, which opens a panel',
		( type ) => {
			expect(
				getChannelLink(
					channel( type, 'https://example.com/' ),
					desktop
				)
			).toBeNull();
		}
	);
} );

describe( 'a WhatsApp link', () => {
	const web = { is_use_web_version: '1' };
	const app = { is_use_web_version: '0' };
	const greeting = { pre_set_message: 'Hi {title}' };

	test.each( [
		[ 'desktop, web version', desktop, web, WA_WEB ],
		[
			'desktop, web version, preset',
			desktop,
			{ ...web, ...greeting },
			WA_WEB + '&text=Hi%20Blue%20shoes',
		],
		[ 'desktop, no web version', desktop, app, WA ],
		[
			'desktop, no web version, preset',
			desktop,
			{ ...app, ...greeting },
			WA + PRESET,
		],
		[ 'Android, web version', android, web, WA ],
		[
			'Android, web version, preset',
			android,
			{ ...web, ...greeting },
			WA + PRESET,
		],
		[ 'iPhone, web version', iphone, web, WA ],
		[
			'iPhone, web version, preset',
			iphone,
			{ ...web, ...greeting },
			WA + PRESET,
		],
	] )( 'on %s', ( _, facts, raw, address ) => {
		expect( href( channel( 'Whatsapp', '15550100234', raw ), facts ) ).toBe(
			address
		);
	} );

	test.each( [
		'+15550100234',
		' +1 555 0100 234',
		'+1-555-0100-234',
		'1_555_0100_234',
		'(1) 555/0100.234',
		'\u202A+1 555 0100 234\u202C',
		'tel:+15550100234',
		'https://wa.me/15550100234',
		'https://wa.me/+15550100234/?text=Hello',
		'wa.me/%2B15550100234',
		'https://api.whatsapp.com/send?phone=15550100234&text=1',
		'https://web.whatsapp.com/send?phone=+15550100234',
		'whatsapp://send?phone=15550100234',
	] )( 'has the number of %j', ( value ) => {
		expect( href( channel( 'Whatsapp', value ) ) ).toBe( WA );
	} );

	test.each( [
		[ 'https://wa.me/message/ABC123', 'https://wa.me/message/ABC123' ],
		[ 'wa.me/qr/ABC123', 'https://wa.me/qr/ABC123' ],
		[
			'https://chat.whatsapp.com/InV1tE',
			'https://chat.whatsapp.com/InV1tE',
		],
	] )( 'stays as it is without a number: %s', ( value, address ) => {
		expect(
			href( channel( 'Whatsapp', value, { pre_set_message: 'Hi' } ) )
		).toBe( address );
	} );

	test.each( [
		[ 'percent signs', '100% %zz', '100%25%20%25zz' ],
		[ 'emoji', '👋🏽', '%F0%9F%91%8B%F0%9F%8F%BD' ],
		[ 'right-to-left text', 'مرحبا', '%D9%85%D8%B1%D8%AD%D8%A8%D8%A7' ],
		[ 'marks of a query', 'a&b=c?d#e+f', 'a%26b%3Dc%3Fd%23e%2Bf' ],
		[ 'line breaks', 'a\nb', 'a%0Ab' ],
		[ 'half an emoji', 'a\uD83D', 'a%EF%BF%BD' ],
		[
			'the page',
			'{title} {url}',
			'Blue%20shoes%20https%3A%2F%2Fshop.example%2Fblue%3Fx%3D1%26y%3D2',
		],
	] )( 'carries %s', ( _, preset, text ) => {
		expect(
			href( channel( 'Whatsapp', '1', { pre_set_message: preset } ) )
		).toBe( 'https://wa.me/1?text=' + text );
	} );

	test( 'cannot be bent by a hostile title', () => {
		const facts = {
			...desktop,
			title: '&phone=666#{url}"><script>',
			url: 'javascript:1',
		};
		const source = channel( 'Whatsapp', '1', {
			pre_set_message: '{title}',
		} );
		expect( href( source, facts ) ).toBe(
			'https://wa.me/1?text=%26phone%3D666%23%7Burl%7D%22%3E%3Cscript%3E'
		);
	} );
} );

describe( 'a number', () => {
	test.each( [
		[ ' +1 555 0100 234', 'tel:+15550100234' ],
		[ '0155501002', 'tel:0155501002' ],
		[ '(+1) 555-0100', 'tel:+15550100' ],
		[ 'tel:+15550100', 'tel:+15550100' ],
		[ 'Tel: 555 0100', 'tel:5550100' ],
		[ '+1 555 0100;ext=5', 'tel:+15550100' ],
		[ '112', 'tel:112' ],
	] )( '%j is called at %s', ( value, address ) => {
		expect( href( channel( 'Phone', value ) ) ).toBe( address );
	} );

	test.each( [
		[ '+1 555-0100', {}, 'sms:+15550100' ],
		[ 'sms:+15550100?body=1', {}, 'sms:+15550100' ],
		[
			'5550100',
			{ url: 'sms://5550100;?&body=Hi {title} 5%' },
			'sms:5550100?&body=Hi%20Blue%20shoes%205%25',
		],
		[
			'5550100',
			{ pre_set_message: 'a&b', url: 'sms:5550100?body=c' },
			'sms:5550100?&body=a%26b',
		],
	] )( '%j with %j gets a message at %s', ( value, raw, address ) => {
		expect( href( channel( 'SMS', value, raw ) ) ).toBe( address );
	} );

	test.each( [ 'Phone', 'SMS', 'Whatsapp' ] as const )(
		'without digits is no %s link',
		( type ) => {
			expect( href( channel( type, 'call us' ) ) ).toBeNull();
			expect( href( channel( type, '+' ) ) ).toBeNull();
		}
	);
} );

describe( 'a mail link', () => {
	const MAIL = 'mailto:someone@example.com';

	test.each( [
		[ 'Someone@Example.Com', '', 'mailto:Someone@Example.Com' ],
		[ 'mailto:someone@example.com', '', MAIL ],
		[ 'someone @ example.com', '', MAIL ],
		[ 'someone+shop@example.com', '', 'mailto:someone+shop@example.com' ],
		[
			'someone@example.com',
			'Quan tâm',
			MAIL + '?subject=Quan%20t%C3%A2m',
		],
		[
			'someone@example.com',
			'100% {url}',
			MAIL +
				'?subject=100%25%20https%3A%2F%2Fshop.example%2Fblue%3Fx%3D1%26y%3D2',
		],
		[
			'someone@example.com?cc=a@example.com',
			'Hi',
			MAIL + '?cc=a@example.com&subject=Hi',
		],
		[
			'mailto:someone@example.com?subject=Mine',
			'Hi',
			MAIL + '?subject=Mine',
		],
		[
			'someone@example.com?body=1&Subject=Mine',
			'Hi',
			MAIL + '?body=1&Subject=Mine',
		],
		[
			'someone@example.com?subject=My words',
			'',
			MAIL + '?subject=My%20words',
		],
	] )( 'of %j with subject %j is %s', ( value, subject, address ) => {
		expect(
			href( channel( 'Email', value, { mail_subject: subject } ) )
		).toBe( address );
	} );

	test.each( [ 'someone', '@example.com', 'someone@', '' ] )(
		'is none for %j',
		( value ) => {
			expect( href( channel( 'Email', value ) ) ).toBeNull();
		}
	);
} );

describe( 'a profile link', () => {
	test.each< [ ChannelType, string, string ] >( [
		[ 'Telegram', '@example', 'https://telegram.me/example' ],
		[ 'Telegram', '@example@', 'https://telegram.me/example' ],
		[ 'Telegram', '+example+', 'https://telegram.me/example' ],
		[ 'Telegram', '+15550100', 'https://telegram.me/+15550100' ],
		[ 'Telegram', ' example ', 'https://telegram.me/example' ],
		[ 'Telegram', 'https://t.me/example/', 'https://telegram.me/example' ],
		[ 'Telegram', 't.me/example', 'https://telegram.me/example' ],
		[ 'Telegram', 'https://t.me/+a1B2c3', 'https://telegram.me/+a1B2c3' ],
		[
			'Telegram',
			'https://t.me/example_bot?start=a1',
			'https://telegram.me/example_bot?start=a1',
		],
		[ 'Twitter', 'https://x.com/example', 'https://twitter.com/example' ],
		[
			'Twitter',
			'https://twitter.com/@example',
			'https://twitter.com/example',
		],
		[
			'Instagram',
			'@demo_rentals_city',
			'https://www.instagram.com/demo_rentals_city',
		],
		[
			'Instagram',
			'https://www.instagram.com/example/',
			'https://www.instagram.com/example',
		],
		[
			'Instagram',
			'http://instagram.com/ex.ample',
			'https://www.instagram.com/ex.ample',
		],
		[
			'Instagram',
			'https://ig.me/m/example',
			'https://www.instagram.com/example',
		],
		[ 'Instagram', 'ex.ample', 'https://www.instagram.com/ex.ample' ],
		[
			'Instagram_DM',
			'https://www.instagram.com/example/',
			'https://ig.me/m/example',
		],
		[
			'Instagram_DM',
			'https://ig.me/m/example',
			'https://ig.me/m/example',
		],
		[ 'Snapchat', '@example@', 'https://www.snapchat.com/add/example' ],
		[
			'Snapchat',
			'https://www.snapchat.com/add/example',
			'https://www.snapchat.com/add/example',
		],
		[ 'TikTok', '@example', 'https://www.tiktok.com/@example' ],
		[
			'TikTok',
			'https://www.tiktok.com/@example',
			'https://www.tiktok.com/@example',
		],
		[ 'Vkontakte', '+example+', 'https://vk.me/example' ],
		[ 'Vkontakte', 'https://vk.com/example', 'https://vk.me/example' ],
		[ 'Twitter', 'ex ample', 'https://twitter.com/example' ],
		[ 'Twitter', 'é"<', 'https://twitter.com/%C3%A9%22%3C' ],
	] )( 'of %s %j is %s', ( type, value, address ) => {
		expect( href( channel( type, value ) ) ).toBe( address );
	} );

	test.each( [
		[ 'example', {}, 'company/example' ],
		[ 'example', { link_type: 'personal' }, 'in/example' ],
		[ 'example', { channel_account_type: 'personal' }, 'in/example' ],
		[
			'example',
			{ link_type: 'company', channel_account_type: 'personal' },
			'company/example',
		],
		[ 'https://www.linkedin.com/in/example/', {}, 'in/example' ],
		[
			'https://www.linkedin.com/company/example/',
			{ link_type: 'personal' },
			'company/example',
		],
	] )( 'of LinkedIn %j with %j is %s', ( value, raw, path ) => {
		expect( href( channel( 'Linkedin', value, raw ) ) ).toBe(
			'https://www.linkedin.com/' + path
		);
	} );

	test.each( [
		[ 'example', 'example' ],
		[ 'https://m.me/example', 'example' ],
		[ 'http://www.facebook.com/example/', 'example' ],
		[ 'https://facebook.com/Some-Page-123456', '123456' ],
		[ 'https://www.facebook.com/pages/Some-Page/123456', '123456' ],
		[ 'https://www.facebook.com/profile.php?id=123456', '123456' ],
		[ 'https://www.facebook.com/Some-Page', 'Some-Page' ],
		[ 'https://www.facebook.com/messages/t/example', 'example' ],
		[ 'https://www.messenger.com/t/123456', '123456' ],
		[ 'https://m.me/example?ref=camp-12', 'example?ref=camp-12' ],
	] )( 'of Messenger %j is m.me/%2$s', ( value, path ) => {
		expect( href( channel( 'Facebook_Messenger', value ) ) ).toBe(
			'https://m.me/' + path
		);
	} );
} );

describe( 'a Viber link', () => {
	test.each( [
		[ '+1 555-0100-234', desktop, 'viber://chat?number=15550100234' ],
		[ '+1 555-01_00', desktop, 'viber://chat?number=15550100' ],
		[ '+1_555_0100_234', iphone, 'viber://chat?number=+15550100234' ],
		[ 'shop_1234567', desktop, 'viber://pa?chatURI=shop_1234567' ],
		[ '+1 (555) 0100 234', iphone, 'viber://chat?number=+15550100234' ],
		[
			'viber://chat?number=%2B15550100234',
			android,
			'viber://chat?number=15550100234',
		],
		[ 'demo_bot', desktop, 'viber://pa?chatURI=demo_bot' ],
		[ '@demo-bot', iphone, 'viber://pa?chatURI=demo-bot' ],
		[
			'viber://pa?chatURI=demo_bot',
			android,
			'viber://pa?chatURI=demo_bot',
		],
		[ '123456', desktop, 'viber://pa?chatURI=123456' ],
	] )( 'of %j', ( value, facts, address ) => {
		expect( href( channel( 'Viber', value ), facts ) ).toBe( address );
	} );
} );

describe( 'a Skype link', () => {
	test.each( [
		[ 'example', 'skype:example?chat' ],
		[ 'skype:example?call', 'skype:example?chat' ],
		[ ' exa mple', 'skype:example?chat' ],
		[ '@example@', 'skype:example?chat' ],
		[ 'skype:+live:.cid.1a2b', 'skype:live:.cid.1a2b?chat' ],
	] )( 'of %j', ( value, address ) => {
		expect( href( channel( 'Skype', value ) ) ).toBe( address );
	} );
} );

describe( "an owner's own link", () => {
	test.each( [
		[ 'example.com', 'https://example.com/' ],
		[ 'example.com/x?y#z', 'https://example.com/x?y#z' ],
		[ 'www.example.com:8080/x', 'https://www.example.com:8080/x' ],
		[ 'tel:+15550100', 'tel:+15550100' ],
		[ 'viber://pa?chatURI=demo', 'viber://pa?chatURI=demo' ],
		[
			'https://wa.me/1555/?text=Hi%20you',
			'https://wa.me/1555/?text=Hi%20you',
		],
		[
			'https://example.com/?q=New York',
			'https://example.com/?q=New%20York',
		],
	] )( 'of %j is %s', ( value, address ) => {
		expect( href( channel( 'Link', value ) ) ).toBe( address );
	} );

	test.each( [
		'/contact',
		'#top',
		'//evil.example',
		'contact us',
		'a@example.com',
	] )( 'is none for %j', ( value ) => {
		expect( href( channel( 'Link', value ) ) ).toBeNull();
	} );

	test.each( [
		[ 'an empty target', { target: '' }, false ],
		[ 'its own target', { target: '_self' }, false ],
		[ 'a new tab', { target: '_blank' }, true ],
		[ 'no word about it', {}, true ],
	] )( 'with %s', ( _, raw, isNewTab ) => {
		expect(
			getChannelLink(
				channel( 'Custom_Link', 'example.com', raw ),
				desktop
			)
		).toMatchObject( { isNewTab } );
		expect(
			getChannelLink( channel( 'Telegram', 'example', raw ), desktop )
		).toMatchObject( { isNewTab: true } );
	} );
} );

const TYPES = Object.keys( CHANNELS ) as ChannelType[];
const HOSTILE = [
	'javascript:alert(1)',
	'JaVaScRiPt:alert(1)',
	'javascript:alert(1)//@example.com',
	'data:text/html,<script>alert(1)</script>',
	'vbscript:msgbox(1)',
];

describe.each( TYPES )( '%s', ( type ) => {
	test.each( HOSTILE )( 'has no link for %j', ( value ) => {
		expect( getChannelLink( channel( type, value ), desktop ) ).toBeNull();
	} );

	test( 'has a safe link or none, whatever the settings', () => {
		const value = fc.oneof(
			fc.string( { unit: 'binary' } ),
			fc.constantFrom(
				...HOSTILE,
				'\tjavascript:alert(1)',
				'java\nscript:1',
				'//evil',
				'\0',
				'%',
				'\uD800'
			)
		);
		fc.assert(
			fc.property(
				value,
				value,
				value,
				fc.boolean(),
				( text, preset, title, isMobile ) => {
					const raw = {
						pre_set_message: preset,
						mail_subject: preset,
						url: preset,
						is_use_web_version: 1,
					};
					const link = getChannelLink( channel( type, text, raw ), {
						title,
						url: text,
						isMobile,
						isIos: isMobile,
					} );
					expect( link?.href ?? 'tel:' ).toMatch(
						/^(https?|tel|sms|mailto|viber|skype):/
					);
					expect( link?.href ?? '' ).not.toMatch( /[\0-\x1f]/ );
				}
			)
		);
	} );
} );
