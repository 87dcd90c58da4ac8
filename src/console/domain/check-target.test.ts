import { aChannel } from '../../../tests/unit/settings';
import {
	checkTarget,
	completeValue,
	getDialedNumber,
	getTestLink,
} from './check-target';

const check = ( type: string, value: string ) =>
	checkTarget( aChannel( type, { value } ) );
const message = ( type: string, value: string ) =>
	check( type, value )?.message ?? '';

const nowhere = ( label: string ) => `This leads nowhere. Enter: ${ label }.`;

const notEmail = ( text: string ) => `“${ text }” is not an email address.`;

const SHORT = 'The number after the country code is missing.';

test.each( [
	[ 'Whatsapp', '', 'warning', 'Without it, visitors do not see this.' ],
	[ 'Whatsapp', 'letters', 'error', nowhere( 'WhatsApp number' ) ],
	[ 'Phone', 'call me', 'error', nowhere( 'Phone number' ) ],
	[
		'Whatsapp',
		'1'.repeat( 40 ),
		'error',
		'A telephone number has at most 15 digits; this one has 40.',
	],
	[
		'Whatsapp',
		'0461 12345',
		'error',
		'WhatsApp needs the country code in place of the 0 at the beginning.',
	],
	[ 'Whatsapp', '+49', 'error', SHORT ],
	[ 'Phone', '+49', 'error', SHORT ],
	[ 'Whatsapp', '491', 'error', SHORT ],
	[
		'Whatsapp',
		'https://chat.whatsapp.com/AbCdEf',
		'note',
		'Visitors join this group; the first message is not sent along.',
	],
	[ 'Email', 'nobody', 'error', nowhere( 'Email address' ) ],
	[
		'Link',
		'javascript:alert(1)',
		'error',
		'A script is not an address; visitors do not see it.',
	],
	[
		'Link',
		'javascript:launch_chaty(1);',
		'note',
		'Opens or closes a widget.',
	],
	[ 'Email', 'us@site,example', 'warning', notEmail( 'us@site' ) ],
	[ 'Email', 'Ada us@site.example', 'warning', notEmail( 'Ada' ) ],
	[
		'Email',
		'us@site.example, mailto:me',
		'warning',
		notEmail( 'mailto:me' ),
	],
	[ 'TikTok', 'vm.tiktok.com/Z1/', 'warning', nowhere( 'TikTok name' ) ],
	[ 'YouTube', 'https://youtu.be/Z1', 'warning', nowhere( 'YouTube name' ) ],
	[
		'Facebook_Messenger',
		'https://www.facebook.com/share/Z1/',
		'warning',
		nowhere( 'Facebook Messenger name' ),
	],
	[ 'Phone', '1-800-FLOWERS', 'warning', nowhere( 'Phone number' ) ],
	[ 'SMS', '+1 555 0100 ext. 5', 'warning', nowhere( 'SMS number' ) ],
	[ 'Whatsapp', '+1800555HELP', 'warning', nowhere( 'WhatsApp number' ) ],
	[ 'Google_Maps', 'somewhere', 'error', nowhere( 'Google Maps link' ) ],
	[ 'Google_Maps', '52.5,13.4', 'warning', nowhere( 'Google Maps link' ) ],
] )( '%s: %s', ( type, value, level, text ) => {
	expect( check( type, value ) ).toEqual( { level, message: text } );
} );

test.each( [
	[ 'Whatsapp', '+49 461 12345' ],
	[ 'Whatsapp', 'https://wa.me/4946112345' ],
	[ 'Phone', '0461 12345' ],
	[ 'Phone', '112' ],
	[ 'Phone', 'Tel: +49 461 12345' ],
	[ 'Phone', 'tel:+494611234;ext=5' ],
	[ 'Phone', '+683 4000' ],
	[ 'Email', 'us@site.example' ],
	[ 'Email', 'mailto:us@site.example, me@site.example?subject=Hi' ],
	[ 'Email', 'us@bäckerei.example' ],
	[ 'Link', 'https://youtu.be/Z1' ],
	[ 'Telegram', '@example' ],
	[ 'WeChat', 'wx_demo' ],
	[ 'Link', 'site.example/müller' ],
] )( 'nothing is wrong with %s: %s', ( type, value ) => {
	expect( message( type, value ) ).toBe( '' );
} );

test.each( [
	[ 'Link', '/contact/', 'https://site.example/shop/contact/' ],
	[ 'Custom_Link', '/', 'https://site.example/shop/' ],
	[ 'Link', '//other.example', '//other.example' ],
	[ 'Link', 'https://other.example/٤', 'https://other.example/٤' ],
	[ 'Slack', '/contact/', '/contact/' ],
	[ 'Phone', '+٤٩ ۴۶۱ 12', '+49 461 12' ],
	[ 'Phone', '0046 1', '0046 1' ],
	[ 'Viber', '٤٩', '49' ],
	[ 'Whatsapp', ' 0049 461 12', '+49 461 12' ],
	[ 'Whatsapp', '+49 4600', '+49 4600' ],
	[ 'Whatsapp', 'https://wa.me/4900', 'https://wa.me/4900' ],
] )( 'what is typed as %s, %s, is stored as %s', ( type, text, value ) => {
	expect( completeValue( text, type, 'https://site.example/shop/' ) ).toBe(
		value
	);
} );

test( 'the test link is that of the visitor', () => {
	const channel = aChannel( 'Whatsapp', {
		value: '+49 461 12345',
		is_use_web_version: 1,
	} );
	const url = 'https://site.example/';
	expect( getTestLink( channel, url ) ).toContain( 'web.whatsapp.com' );
	expect( getTestLink( channel, url, true ) ).toBe(
		'https://wa.me/4946112345'
	);
	expect( getTestLink( aChannel( 'Phone', { value: '' } ), url ) ).toBe( '' );
} );

test( 'numbers are those that are dialed, and not names or addresses', () => {
	const number = ( type: string, value: string ) =>
		getDialedNumber( aChannel( type, { value } ) );
	expect( number( 'Phone', '+49 (461) 123-45' ) ).toBe( '+4946112345' );
	expect( number( 'Whatsapp', 'https://wa.me/4946112345' ) ).toBe( '' );
	expect( number( 'Telegram', '4946112345' ) ).toBe( '' );
} );
