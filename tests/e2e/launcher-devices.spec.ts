/**
 * Launchers whose form the device decides: the page has a template for each, because caches keep one page for all.
 */
import { expect, test } from './support/fixtures';
import {
	aChannel,
	allWidgets,
	aWidget,
	FORM_CHANNEL,
	pageOf,
	PHONE,
	WidgetOnPage,
} from './support/widget';

const WHATSAPP = aChannel( { channel: 'Whatsapp' } );
const EMAIL = aChannel( { channel: 'Email', value: 'someone@example.com' } );
const onDesktop = ( channel: object ) => ( { ...channel, is_mobile: 0 } );
const onPhone = ( channel: object ) => ( { ...channel, is_desktop: 0 } );

/** Names of the channels on a device; none where it has no widget. */
interface Expected {
	desktop: string[];
	mobile: string[];
}

const WIDGETS: Record< string, [ Record< string, unknown >[], Expected ] > = {
	'a list here, a single channel there': [
		[ WHATSAPP, onDesktop( EMAIL ), onDesktop( FORM_CHANNEL ) ],
		{
			desktop: [ 'Whatsapp', 'Email', 'Contact_Us' ],
			mobile: [ 'Whatsapp' ],
		},
	],
	'a single channel here, a list there': [
		[ onPhone( WHATSAPP ), EMAIL ],
		{ desktop: [ 'Email' ], mobile: [ 'Whatsapp', 'Email' ] },
	],
	'different single channels': [
		[ onPhone( WHATSAPP ), onDesktop( FORM_CHANNEL ) ],
		{ desktop: [ 'Contact_Us' ], mobile: [ 'Whatsapp' ] },
	],
	'none on phones': [
		[ onDesktop( WHATSAPP ) ],
		{ desktop: [ 'Whatsapp' ], mobile: [] },
	],
	'none on desktops': [
		[ onPhone( WHATSAPP ), onPhone( EMAIL ) ],
		{ desktop: [], mobile: [ 'Whatsapp', 'Email' ] },
	],
};

function testDevice( device: 'desktop' | 'mobile' ) {
	for ( const [ what, [ channels, expected ] ] of Object.entries(
		WIDGETS
	) ) {
		test( what, async ( { site, page } ) => {
			await site.importSettings( pageOf( aWidget( { channels } ) ) );
			await page.goto( '/' );
			const names = expected[ device ];
			const widget = new WidgetOnPage( page );
			if ( ! names.length ) {
				await expect( page.locator( '.chaty' ) ).toHaveCount( 0 );
			} else if ( names.length === 1 ) {
				await expect( widget.single ).toBeVisible();
				await expect(
					widget.root.locator( '.chaty-channel' )
				).toHaveAttribute( 'data-channel', names[ 0 ] ?? '' );
			} else {
				await widget.open();
				await expect(
					widget.list.locator( '.chaty-channel' )
				).toHaveCount( names.length );
			}
			await expect( allWidgets( page ) ).toHaveCount( +!! names.length );
			await expect( page.locator( '.chaty template' ) ).toHaveCount( 0 );
		} );
	}
}

test.describe( 'on a desktop', () => {
	testDevice( 'desktop' );

	test( 'a single form of its template opens', async ( { site, page } ) => {
		await site.importSettings(
			pageOf(
				aWidget( {
					channels: [ WHATSAPP, onDesktop( FORM_CHANNEL ) ]
						.map( onDesktop )
						.slice( 1 ),
				} )
			)
		);
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		await widget.single.click();
		await expect( widget.panel ).toBeVisible();
	} );
} );

test.describe( 'on a phone', () => {
	test.use( PHONE );
	testDevice( 'mobile' );
} );
