import { DESKTOP, FakePage, PHONE } from '../../../tests/unit/fake-page';
import { aRawChannel } from '../../../tests/unit/settings';
import { aContext } from '../../../tests/unit/widget-context';
import { getUsableChannels } from './usable-channels';

/** The channels of a widget that can be used there. */
function given( channels: unknown[], changes: Partial< FakePage > = {} ) {
	const { context } = aContext( new FakePage( changes ), { channels } );
	return getUsableChannels( context );
}

test( 'given channels, then each with what it does, in their order', () => {
	const usable = given( [
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
} );

test.each( [
	[ 'a desktop', DESKTOP, 'https://web.whatsapp.com/send?phone=15550101' ],
	[ 'a phone', PHONE, 'https://wa.me/15550101' ],
] )( 'given %s, then the address that suits it', ( _, userAgent, href ) => {
	const whatsapp = aRawChannel( 'Whatsapp', { is_use_web_version: '1' } );
	const usable = given( [ whatsapp ], { userAgent } );
	expect( usable ).toMatchObject( [ { action: { href } } ] );
} );

test( 'given a message about the page, then the page’s title and address are in it', () => {
	const whatsapp = aRawChannel( 'Whatsapp', {
		pre_set_message: '{title}: {url}',
	} );
	const usable = given( [ whatsapp ], {
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

describe( 'a channel that cannot be used affects no other', () => {
	test.each< [ string, unknown ] >( [
		[
			'one that leads to nothing safe',
			aRawChannel( 'Link', { value: 'javascript:alert(1)' } ),
		],
		[ 'one that nobody knows', aRawChannel( 'Pigeon', { value: 'coop' } ) ],
		[ 'null', null ],
	] )( 'given %s', ( _, broken ) => {
		const usable = given( [ broken, aRawChannel( 'Phone' ) ] );
		expect( usable ).toMatchObject( [ { channel: { slug: 'Phone' } } ] );
	} );
} );
