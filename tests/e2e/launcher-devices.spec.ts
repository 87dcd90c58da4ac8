/**
 * Launchers whose form the device decides: the page has a template for each, because caches keep one page for all.
 */
import { expect, test } from './support/fixtures';
import {
	aChannel,
	allWidgets,
	FORM_CHANNEL,
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

const ROWS = Object.values( WIDGETS );

/** One page has them all. */
function testDevice( device: 'desktop' | 'mobile' ) {
	test( Object.keys( WIDGETS ).join( '; ' ), async ( { page, visit } ) => {
		await visit( ROWS.map( ( [ channels ] ) => ( { channels } ) ) );
		const isShown = ( [ , expected ]: ( typeof ROWS )[ 0 ] ) =>
			expected[ device ].length > 0;
		await expect( allWidgets( page ) ).toHaveCount(
			ROWS.filter( isShown ).length
		);
		await expect( page.locator( '.chaty:has( template )' ) ).toHaveCount(
			0
		);
		for ( const [ index, [ what ] ] of Object.entries(
			WIDGETS
		).entries() ) {
			await test.step( what, async () => {
				const names = ROWS[ index ]?.[ 1 ][ device ] ?? [];
				const widget = new WidgetOnPage( page, index );
				const slugs = ( within: typeof widget.root ) =>
					expect
						.poll( () =>
							within
								.locator( '.chaty-channel' )
								.evaluateAll( ( found ) =>
									found.map( ( one ) =>
										one.getAttribute( 'data-channel' )
									)
								)
						)
						.toEqual( names );
				if ( ! names.length ) {
					await expect(
						page.locator( `#chaty-widget-${ widget.id }` )
					).toHaveCount( 0 );
				} else if ( names.length === 1 ) {
					await expect( widget.single ).toBeVisible();
					await slugs( widget.root );
				} else {
					await widget.open();
					await slugs( widget.list );
				}
				if ( names[ 0 ] === 'Contact_Us' ) {
					await widget.single.click();
					await expect( widget.panel ).toBeVisible();
				}
				// What is open covers the launcher above it.
				await page.keyboard.press( 'Escape' );
			} );
		}
	} );
}

test.describe( 'on a desktop', () => testDevice( 'desktop' ) );

test.describe( 'on a phone', () => {
	test.use( PHONE );
	testDevice( 'mobile' );
} );
