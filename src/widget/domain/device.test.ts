import { spawnSync } from 'node:child_process';
import { rows } from '../../../tests/fixtures/bot-rows.json';
import { parseDevice } from './device';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe( 'readDevice', () => {
	test.each( [
		[
			'iPhone',
			`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${ WEBKIT } Version/18.0 Mobile/15E148 Safari/604.1`,
		],
		[
			'older iPad',
			`Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${ WEBKIT } Version/12.1 Mobile/15E148 Safari/604.1`,
		],
		[
			'iPod',
			`Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) ${ WEBKIT } Mobile/15E148`,
		],
	] )( 'takes an %s for a mobile with iOS', ( _, userAgent ) => {
		expect( parseDevice( userAgent ) ).toEqual( {
			isMobile: true,
			isIos: true,
			isBot: false,
		} );
	} );

	test.each( [
		[
			'Android phone',
			`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${ CHROME } Mobile Safari/537.36`,
		],
		[
			'Android tablet',
			`Mozilla/5.0 (Linux; Android 14; SM-X910) ${ CHROME } Safari/537.36`,
		],
		[
			'Firefox on Android',
			'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
		],
		[
			'phone by Cubot',
			`Mozilla/5.0 (Linux; Android 11; CUBOT_X30) ${ CHROME } Mobile Safari/537.36`,
		],
		[
			'phone by Cubot with a space',
			`Mozilla/5.0 (Linux; Android 11; CUBOT KINGKONG) ${ CHROME } Mobile Safari/537.36`,
		],
		[
			'Opera Mini',
			'Opera/9.80 (J2ME/MIDP; Opera Mini/8.0; U; en) Presto/2.12 Version/12.16',
		],
		[
			'Kindle Fire',
			`Mozilla/5.0 (Linux; KFTRWI) ${ CHROME } Silk/140.0 Safari/537.36`,
		],
		[
			'KaiOS phone',
			'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
		],
	] )( 'takes a %s for a mobile', ( _, userAgent ) => {
		expect( parseDevice( userAgent ) ).toEqual( {
			isMobile: true,
			isIos: false,
			isBot: false,
		} );
	} );

	test.each( [
		[
			'Windows',
			`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${ CHROME } Safari/537.36`,
		],
		[
			'Mac',
			`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${ WEBKIT } Version/18.0 Safari/605.1.15`,
		],
		[
			'an iPad that asks for desktop pages',
			`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) ${ WEBKIT } Version/18.0 Safari/605.1.15`,
		],
		[
			'Linux',
			'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
		],
		[
			'Chrome OS',
			`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${ CHROME } Safari/537.36`,
		],
		[ 'a browser that says nothing', '' ],
	] )( 'takes %s for a desktop', ( _, userAgent ) => {
		expect( parseDevice( userAgent ) ).toEqual( {
			isMobile: false,
			isIos: false,
			isBot: false,
		} );
	} );

	test.each( rows.filter( ( { runsScripts } ) => runsScripts ) )(
		'recognizes by the user agent of $name whether it is a bot',
		( { agent, isBot } ) => {
			expect( parseDevice( agent ).isBot ).toBe( isBot );
		}
	);

	test.each( rows.filter( ( { runsScripts } ) => ! runsScripts ) )(
		'knows no bot that the server does not know: $name',
		( { agent, isBot } ) => {
			expect( isBot || ! parseDevice( agent ).isBot ).toBe( true );
		}
	);

	test( 'has the lists of bots up to date', () => {
		const { stderr } = spawnSync( 'node', [ 'tools/bots.mjs', '--check' ], {
			encoding: 'utf8',
		} );
		expect( stderr ).toContain( 'up to date.' );
	} );
} );
