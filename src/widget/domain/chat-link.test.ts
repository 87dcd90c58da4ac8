import { aChannel, type Json } from '../../../tests/unit/settings';
import { getChatLink, hasChat } from './chat-link';
import { fillTemplate } from './message-template';
import type { ChannelType } from './settings/types';

const page = { title: 'Blue shoes', url: 'https://shop.example/?a=1&b=2' };
const desktop = { ...page, isMobile: false, isIos: false };
const android = { ...page, isMobile: true, isIos: false };
const iphone = { ...page, isMobile: true, isIos: true };

const chat = ( type: ChannelType, value: string, raw: Json = {} ) =>
	aChannel( type, { value, has_welcome_message: '1', ...raw } );

describe( 'hasChat', () => {
	test.each( [ '1', 1, true, 'yes', 'on' ] )(
		'given %j, then true',
		( flag ) => {
			expect(
				hasChat(
					chat( 'Whatsapp', '1', { has_welcome_message: flag } )
				)
			).toBe( true );
		}
	);

	test.each( [ '0', 0, '', 'no', undefined ] )(
		'given %j, then false',
		( flag ) => {
			expect(
				hasChat(
					chat( 'Whatsapp', '1', { has_welcome_message: flag } )
				)
			).toBe( false );
		}
	);
} );

describe( 'the message to begin with', () => {
	test.each( [
		[
			'a preset',
			{ pre_set_message: 'About {title}: {url}' },
			'About Blue shoes: https://shop.example/?a=1&b=2',
		],
		[ 'no preset', {}, '' ],
		[ 'a percent sign', { pre_set_message: '100% sure' }, '100% sure' ],
		[
			'a text in the ready address',
			{ url: 'sms://+1;?&body=Hi {title}' },
			'Hi Blue shoes',
		],
	] )( 'given %s, then it stands in the field', ( _, raw, text ) => {
		const { message } = chat( 'SMS', '1', raw );
		expect( fillTemplate( message, page ) ).toBe( text );
	} );
} );

describe( 'getChatLink', () => {
	const WEB = { is_use_web_version: '1' };

	test.each< [ ReturnType< typeof chat >, typeof desktop, string ] >( [
		[
			chat( 'Whatsapp', '15550100' ),
			desktop,
			'https://wa.me/15550100?text=',
		],
		[
			chat( 'Whatsapp', '15550100', WEB ),
			desktop,
			'https://web.whatsapp.com/send?phone=15550100&text=',
		],
		[
			chat( 'Whatsapp', '15550100', WEB ),
			android,
			'https://wa.me/15550100?text=',
		],
		[
			chat( 'Whatsapp', '15550100', WEB ),
			iphone,
			'https://wa.me/15550100?text=',
		],
		[ chat( 'Telegram', '@us' ), android, 'https://telegram.me/us?text=' ],
		[
			chat( 'Facebook_Messenger', 'us' ),
			desktop,
			'https://m.me/us?text=',
		],
		[
			chat( 'Viber', '+15550100' ),
			android,
			'viber://chat?number=15550100&draft=',
		],
		[
			chat( 'Viber', '+15550100' ),
			iphone,
			'viber://chat?number=+15550100&draft=',
		],
		[ chat( 'SMS', '+15550100' ), android, 'sms:+15550100?&body=' ],
		[
			chat( 'Email', 'us@site.example', { mail_subject: 'On {title}' } ),
			desktop,
			'mailto:us@site.example?subject=On%20Blue%20shoes&body=',
		],
	] )(
		'given %j, then the text is in the address',
		( source, facts, start ) => {
			expect( getChatLink( source, facts, 'Hi & bye' )?.href ).toBe(
				start + 'Hi%20%26%20bye'
			);
		}
	);

	test( 'given a preset message, then what was typed replaces it', () => {
		const source = chat( 'Whatsapp', '15550100', {
			pre_set_message: 'Preset',
		} );
		expect( getChatLink( source, desktop, 'Mine' )?.href ).toBe(
			'https://wa.me/15550100?text=Mine'
		);
		expect( getChatLink( source, desktop, '' )?.href ).toBe(
			'https://wa.me/15550100'
		);
	} );

	test.each( [
		[ 'a placeholder', '{title}', '%7Btitle%7D' ],
		[ 'a percent sign', '100%', '100%25' ],
		[ 'an emoji', '👋', '%F0%9F%91%8B' ],
		[ 'half an emoji', '\uD83D', '%EF%BF%BD' ],
		[ 'a text from right to left', 'שלום', '%D7%A9%D7%9C%D7%95%D7%9D' ],
		[ 'lines', 'a\nb', 'a%0Ab' ],
		[ 'characters of an address', '&phone=1#x', '%26phone%3D1%23x' ],
	] )( 'given %s, then it arrives unchanged', ( _, text, sent ) => {
		expect(
			getChatLink( chat( 'Whatsapp', '15550100' ), desktop, text )?.href
		).toBe( `https://wa.me/15550100?text=${ sent }` );
	} );

	test( 'given a script as the number, then it leads nowhere', () => {
		expect(
			getChatLink(
				chat( 'Whatsapp', 'javascript:alert(1)' ),
				desktop,
				'x'
			)
		).toBeNull();
	} );
} );
