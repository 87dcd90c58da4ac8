import { DESKTOP, FakePage, PHONE } from '../../../tests/unit/fake-page';
import { aRawChannel } from '../../../tests/unit/settings';
import { aContext } from '../../../tests/unit/widget-context';
import { filterUsable, getUsableChannels } from './usable-channels';

/** The channels of a widget that can be used there, and what a developer hears. */
function given( channels: unknown[], changes: Partial< FakePage > = {} ) {
	const { context, reported } = aContext( new FakePage( changes ), {
		channels,
	} );
	const rawChannels = filterUsable( context );
	return { usable: getUsableChannels( context ), rawChannels, reported };
}

test( 'given channels, then each with what it does, in their order', () => {
	const { usable, reported } = given( [
		aRawChannel( 'Phone' ),
		aRawChannel( 'Contact_Us' ),
		aRawChannel( 'Telegram' ),
	] );
	expect( usable ).toMatchObject( [
		{
			channel: { slug: 'Phone' },
			action: { kind: 'navigate', href: 'tel:+15550100' },
		},
		{
			channel: { slug: 'Contact_Us' },
			action: { kind: 'panel', panel: 'form' },
		},
		{
			channel: { slug: 'Telegram' },
			action: { kind: 'navigate', href: 'https://telegram.me/example' },
		},
	] );
	expect( reported ).toEqual( [] );
} );

test.each( [
	[ 'a desktop', DESKTOP, 'https://web.whatsapp.com/send?phone=15550101' ],
	[ 'a phone', PHONE, 'https://wa.me/15550101' ],
] )( 'given %s, then the address that suits it', ( _, userAgent, href ) => {
	const whatsapp = aRawChannel( 'Whatsapp', { is_use_web_version: '1' } );
	const { usable } = given( [ whatsapp ], { userAgent } );
	expect( usable ).toMatchObject( [ { action: { href } } ] );
} );

test( 'given a message about the page, then the page’s title and address are in it', () => {
	const whatsapp = aRawChannel( 'Whatsapp', {
		pre_set_message: '{title}: {url}',
	} );
	const { usable } = given( [ whatsapp ], {
		title: 'Shop',
		url: 'https://site.example/shop',
	} );
	expect( usable ).toMatchObject( [
		{
			action: {
				href: 'https://wa.me/15550101?text=Shop%3A%20https%3A%2F%2Fsite.example%2Fshop',
			},
		},
	] );
} );

describe( 'a channel that cannot be used costs only itself', () => {
	test.each< [ string, unknown ] >( [
		[
			'one that leads to nothing safe',
			aRawChannel( 'Link', { value: 'javascript:alert(1)' } ),
		],
		[ 'one that nobody knows', aRawChannel( 'Pigeon', { value: 'coop' } ) ],
		[ 'null', null ],
	] )( 'given %s', ( _, broken ) => {
		const { usable, rawChannels, reported } = given( [
			broken,
			aRawChannel( 'Phone' ),
		] );
		expect( usable ).toMatchObject( [ { channel: { slug: 'Phone' } } ] );
		expect( rawChannels ).toMatchObject( [ { slug: 'Phone' } ] );
		expect( reported ).toEqual( [
			expect.stringContaining( 'chaty_widgets[0].channels[0] ' ),
		] );
	} );
} );
