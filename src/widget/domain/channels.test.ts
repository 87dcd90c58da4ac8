import fc from 'fast-check';
import links from '../../../tests/fixtures/link-rows.json';
import { aChannel, type Json } from '../../../tests/unit/settings';
import { CHANNELS, getChannelLink } from './channels';
import type { ChannelType, LinkSource } from './settings/types';

const desktop = { ...links.page, isMobile: false, isIos: false };
const DEVICES = {
	desktop,
	mobile: { ...desktop, isMobile: true },
	ios: { ...desktop, isMobile: true, isIos: true },
};

const channel = (
	type: ChannelType,
	value: string,
	raw: Json = {}
): LinkSource => ( { ...aChannel( type, raw ), value } );

interface LinkRow {
	readonly type: string;
	readonly value: string;
	readonly settings?: Json;
	readonly devices: readonly string[];
	readonly link: readonly string[] | null;
}

/** `tests/phpunit/settings/test-shared-rows.php` reads the same rows. */
describe( 'a link', () => {
	test.each( links.rows as readonly LinkRow[] )(
		'of $type $value',
		( { type, value, settings, devices, link } ) => {
			for ( const device of devices ) {
				const found = getChannelLink(
					channel( type as ChannelType, value, settings ),
					DEVICES[ device as keyof typeof DEVICES ]
				);
				expect(
					found && [ found.href, found.isNewTab ? '_blank' : '' ]
				).toEqual( link );
			}
		}
	);

	test( 'leaves no type out', () => {
		const types = new Set( links.rows.map( ( { type } ) => type ) );
		expect( [ ...types ].sort() ).toEqual( Object.keys( CHANNELS ).sort() );
	} );
} );

describe( 'a message', () => {
	const href = ( message: string, facts = desktop ) =>
		getChannelLink(
			channel( 'Whatsapp', '1', { pre_set_message: message } ),
			facts
		)?.href;

	test( 'may contain half an emoji', () => {
		expect( href( 'a\uD83D' ) ).toBe( 'https://wa.me/1?text=a%EF%BF%BD' );
	} );

	test( 'cannot be bent by a hostile title', () => {
		const title = '&phone=666#{url}"><script>';
		expect(
			href( '{title}', { ...desktop, title, url: 'javascript:1' } )
		).toBe(
			'https://wa.me/1?text=%26phone%3D666%23%7Burl%7D%22%3E%3Cscript%3E'
		);
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
