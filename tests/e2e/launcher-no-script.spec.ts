/**
 * Pages without JavaScript. axe needs scripts, so the markup of `<noscript>` is put into a page that has them.
 */
import { changeDocument } from './support/document';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import {
	aChannel,
	aWidget,
	CHANNELS,
	FORM_CHANNEL,
	pageOf,
	PHONE,
} from './support/widget';

const SUMMARY = '.chaty-no-script summary';
const LINKS = '.chaty-no-script a';

const TO_A_PAGE = aChannel( { channel: 'Link', value: '/visit-us/' } );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a single link is seen and followed', async ( { site, page } ) => {
		await site.importSettings(
			pageOf(
				aWidget( {
					channels: [
						{ ...TO_A_PAGE, value: `${ site.url }/visit-us/` },
					],
					settings: {
						show_cta: 'first_click',
						cta_text: 'Come by',
						is_pending_mesg_enabled: 'on',
						pending_mesg_count: 2,
					},
				} )
			)
		);
		await page.goto( '/' );
		const link = page.getByRole( 'link', { name: 'Come by' } );
		await expect( link ).toHaveCSS( 'border-radius', '50%' );
		await expect( page.locator( '.ch-pending-msg' ) ).toBeVisible();
		const opened = page.context().waitForEvent( 'page' );
		await link.click();
		await expect( await opened ).toHaveURL( /visit-us/ );
	} );

	for ( const position of [ 'left', 'right' ] ) {
		test( `a list on the ${ position } opens by the mouse, and its links are followed`, async ( {
			site,
			page,
		} ) => {
			await site.importSettings(
				pageOf(
					aWidget( {
						settings: { position },
						channels: [
							...CHANNELS,
							{ ...TO_A_PAGE, value: `${ site.url }/visit-us/` },
							FORM_CHANNEL,
						],
					} )
				)
			);
			await page.goto( '/' );
			await expect( page.locator( '.open-chaty' ) ).toBeHidden();
			await expect( page.locator( SUMMARY ) ).toBeInViewport( {
				ratio: 1,
			} );
			await expect( page.locator( LINKS ).first() ).toBeHidden();
			await page.locator( SUMMARY ).click();
			await expect( page.locator( LINKS ) ).toHaveCount( 4 );
			for ( const link of await page.locator( LINKS ).all() ) {
				await expect( link ).toBeInViewport( { ratio: 1 } );
			}
			await page.locator( LINKS ).last().click();
			await expect( page ).toHaveURL( /visit-us/ );
		} );
	}

	test( 'a list opens by the keyboard, and its links are followed', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			pageOf(
				aWidget( {
					channels: [
						{ ...TO_A_PAGE, value: `${ site.url }/visit-us/` },
						...CHANNELS,
					],
				} )
			)
		);
		await page.goto( '/' );
		await page.locator( SUMMARY ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( LINKS ).first() ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( LINKS ).first() ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /visit-us/ );
	} );

	for ( const [ what, widget ] of [
		[ 'a form alone', aWidget( { channels: [ FORM_CHANNEL ] } ) ],
		[
			'a widget with conditions',
			aWidget( { triggers: { has_time_delay: 1, time_delay: '5' } } ),
		],
		[
			'a widget of which the device decides',
			aWidget( {
				channels: [
					aChannel( { is_mobile: 0 } ),
					...CHANNELS.slice( 1, 2 ),
				],
			} ),
		],
	] as const ) {
		test( `${ what } is left out`, async ( { site, page } ) => {
			await site.importSettings( pageOf( widget ) );
			await page.goto( '/' );
			await expect(
				page.locator( '.chaty *' ).filter( { visible: true } )
			).toHaveCount( 0 );
			await expect( page.locator( SUMMARY ) ).toBeHidden();
		} );
	}

	test.describe( 'on a phone', () => {
		test.use( PHONE );

		test( 'a list of two widgets opens by a tap, one above the other', async ( {
			site,
			page,
		} ) => {
			await site.importSettings(
				pageOf( [
					aWidget(),
					aWidget( {
						id: '_1',
						settings: { widget_color: '#00aa33' },
					} ),
				] )
			);
			await page.goto( '/' );
			const [ lower, upper ] = await page.locator( SUMMARY ).all();
			expect(
				( ( await lower?.boundingBox() )?.y ?? 0 ) -
					( ( await upper?.boundingBox() )?.y ?? 0 )
			).toBe( 62 );
			await upper?.tap();
			await expect( page.locator( LINKS ).last() ).toBeInViewport( {
				ratio: 1,
			} );
		} );
	} );
} );

test( 'axe finds nothing in the list', async ( { site, page } ) => {
	await site.importSettings( pageOf() );
	await changeDocument( page, ( html ) =>
		html
			.replace( /<script[\s\S]*?<\/script>/g, '' )
			.replace( /<\/?noscript>/g, '' )
	);
	await page.goto( '/' );
	await page.locator( SUMMARY ).click();
	await expect( page.locator( LINKS ) ).toHaveCount( 3 );
	await expectNoViolations( page, '.chaty-no-script' );
} );
