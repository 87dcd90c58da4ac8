/**
 * Pages without JavaScript. axe needs scripts, so the markup of `<noscript>` is put into a page that has them.
 */
import { changeDocument } from './support/document';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { aChannel, CHANNELS, FORM_CHANNEL, PHONE } from './support/widget';

const SUMMARY = '.chaty-no-script summary';
const LINKS = '.chaty-no-script a';

const TO_A_PAGE = aChannel( { channel: 'Link', value: '/visit-us/' } );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a single link is seen and followed', async ( {
		site,
		page,
		visit,
	} ) => {
		await visit( {
			channels: [ { ...TO_A_PAGE, value: `${ site.url }/visit-us/` } ],
			settings: {
				show_cta: 'first_click',
				cta_text: 'Come by',
				is_pending_mesg_enabled: 'on',
				pending_mesg_count: 2,
			},
		} );
		const link = page.getByRole( 'link', { name: 'Come by' } );
		await expect( link ).toHaveCSS( 'border-radius', '50%' );
		await expect( page.locator( '.ch-pending-msg' ) ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( 'header a' ).first() ).toBeFocused();
		const opened = page.context().waitForEvent( 'page' );
		await link.click();
		await expect( await opened ).toHaveURL( /visit-us/ );
	} );

	test( 'a list, left or right, opens by the mouse or the keyboard, and its links are followed', async ( {
		site,
		page,
		visit,
	} ) => {
		const path = { ...TO_A_PAGE, value: `${ site.url }/visit-us/` };
		await visit(
			[ 'left', 'right' ].map( ( position ) => ( {
				settings: { position },
				channels: [ path, ...CHANNELS, FORM_CHANNEL ],
			} ) )
		);
		const lists = page.locator( '.chaty-no-script' );
		for ( const list of await lists.all() ) {
			const summary = list.locator( 'summary' );
			await expect( summary ).toBeInViewport( { ratio: 1 } );
			await expect( list.locator( 'a' ).first() ).toBeHidden();
			await summary.click();
			await expect( list.locator( 'a' ) ).toHaveCount( 4 );
			for ( const link of await list.locator( 'a' ).all() ) {
				await expect( link ).toBeInViewport( { ratio: 1 } );
			}
		}
		await expect( page.locator( '.open-chaty:visible' ) ).toHaveCount( 0 );
		await lists.last().locator( 'a' ).first().click();
		await expect( page ).toHaveURL( /visit-us/ );

		await page.goto( '/' );
		await page.locator( SUMMARY ).first().focus();
		await page.keyboard.press( 'Enter' );
		const first = page.locator( LINKS ).first();
		await expect( first ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await expect( first ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /visit-us/ );
	} );

	test( 'a form alone, a widget with conditions and one of which the device decides are left out', async ( {
		page,
		visit,
	} ) => {
		await visit( [
			{ channels: [ FORM_CHANNEL ] },
			{ triggers: { has_time_delay: 1, time_delay: '5' } },
			{
				channels: [
					aChannel( { is_mobile: 0 } ),
					...CHANNELS.slice( 1, 2 ),
				],
			},
		] );
		await expect(
			page.locator( '.chaty *' ).filter( { visible: true } )
		).toHaveCount( 0 );
		await expect(
			page.locator( SUMMARY ).filter( { visible: true } )
		).toHaveCount( 0 );
	} );

	test.describe( 'on a phone', () => {
		test.use( PHONE );

		test( 'a list of two widgets opens by a tap, one above the other', async ( {
			page,
			visit,
		} ) => {
			await visit( [ {}, { settings: { widget_color: '#00aa33' } } ] );
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

test( 'axe finds nothing in the list', async ( { page, visit } ) => {
	await changeDocument( page, ( html ) =>
		html
			.replace( /<script[\s\S]*?<\/script>/g, '' )
			.replace( /<\/?noscript>/g, '' )
	);
	await visit();
	await page.locator( SUMMARY ).click();
	await expect( page.locator( LINKS ) ).toHaveCount( 3 );
	await expectNoViolations( page, '.chaty-no-script' );
} );
