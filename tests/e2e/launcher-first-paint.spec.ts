/**
 * The launcher before any script: it is there, and scripts change nothing of it that a visitor sees.
 */
import type { Page } from '@playwright/test';
import { holdScripts } from './support/document';
import { expect, test } from './support/fixtures';
import { printedLauncher, watchFrames, watchShifts } from './support/frames';
import { twoFrames } from './support/settle';
import { aChannel, aWidget, pageOf, WidgetOnPage } from './support/widget';

/** Opens a page whose scripts do not come, until the function that it returns lets them. */
async function visitWithoutScripts( page: Page ) {
	const release = await holdScripts( page );
	await page.goto( '/', { waitUntil: 'commit' } );
	await expect( page.locator( '#chaty-launcher-css' ) ).toBeAttached();
	await twoFrames( page );
	return async () => {
		release();
		await page.waitForLoadState();
	};
}

const LOOK = {
	widget_color: '#123456',
	widget_size: 70,
	position: 'left',
	bottom_spacing: 40,
	side_spacing: 30,
};

test.describe( 'before any script', () => {
	for ( const [ what, channels ] of [
		[ 'a list', undefined ],
		[
			'a single link',
			[ aChannel( { icon_color: '#123456', channel: 'Whatsapp' } ) ],
		],
	] as const ) {
		test( `${ what } has its color, size and place, and keeps them`, async ( {
			site,
			page,
		} ) => {
			await site.importSettings(
				pageOf(
					aWidget( {
						settings: LOOK,
						...( channels && { channels: [ ...channels ] } ),
					} )
				)
			);
			const readShifts = await watchShifts( page );
			const finish = await visitWithoutScripts( page );
			const launcher = printedLauncher( page );
			await expect( launcher ).toBeVisible();
			await expect( launcher ).toHaveCSS(
				'background-color',
				'rgb(18, 52, 86)'
			);
			const { height: windowHeight = 0 } = page.viewportSize() ?? {};
			const place = await launcher.boundingBox();
			expect( place ).toEqual( {
				x: 30,
				y: windowHeight - 40 - 70,
				width: 70,
				height: 70,
			} );
			await finish();
			await expect( new WidgetOnPage( page ).root ).toBeAttached();
			expect( await readShifts() ).toEqual( [] );
			expect( await launcher.boundingBox() ).toEqual( place );
			await expect( launcher ).toHaveCSS(
				'background-color',
				'rgb(18, 52, 86)'
			);
		} );
	}

	test( 'two widgets stand above each other, and stay there', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			pageOf( [ aWidget(), aWidget( { id: '_1' } ) ] )
		);
		const finish = await visitWithoutScripts( page );
		const readPlaces = () =>
			Promise.all(
				[ '0', '_1' ].map( ( id ) =>
					printedLauncher( page, id ).boundingBox()
				)
			);
		const places = await readPlaces();
		expect( ( places[ 0 ]?.y ?? 0 ) - ( places[ 1 ]?.y ?? 0 ) ).toBe( 62 );
		await finish();
		await expect( new WidgetOnPage( page, '_1' ).root ).toBeAttached();
		expect( await readPlaces() ).toEqual( places );
	} );
} );

const ATTENTION = {
	show_cta: 'first_click',
	cta_text: 'Talk to us',
	is_pending_mesg_enabled: 'on',
	pending_mesg_count: 3,
};

const CTA = '.chaty .on-hover-text';
const BADGE = '.chaty .ch-pending-msg';

test.describe( 'call to action and badge', () => {
	for ( const position of [ 'left', 'right' ] ) {
		for ( const view of [ 'vertical', 'horizontal' ] ) {
			test( `of a new visitor come on the ${ position }, ${ view }, and nothing moves`, async ( {
				site,
				page,
			} ) => {
				await site.importSettings(
					pageOf(
						aWidget( {
							settings: {
								...ATTENTION,
								position,
								icon_view: view,
							},
						} )
					)
				);
				const readShifts = await watchShifts( page );
				const finish = await visitWithoutScripts( page );
				const place = await printedLauncher( page ).boundingBox();
				await finish();
				await expect( new WidgetOnPage( page ).cta ).toBeVisible();
				await expect( new WidgetOnPage( page ).badge ).toBeVisible();
				expect( await readShifts() ).toEqual( [] );
				expect( await printedLauncher( page ).boundingBox() ).toEqual(
					place
				);
			} );
		}
	}

	test( 'of all visits is there with the launcher', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			pageOf(
				aWidget( { settings: { ...ATTENTION, show_cta: 'all_time' } } )
			)
		);
		const readSeen = await watchFrames( page, [ CTA ] );
		const finish = await visitWithoutScripts( page );
		expect( await readSeen() ).toEqual( [ CTA ] );
		await finish();
	} );

	test( 'that the visitor has seen is never seen again', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			pageOf( aWidget( { settings: ATTENTION } ), 'on' )
		);
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		await expect( widget.cta ).toBeVisible();
		const readShifts = await watchShifts( page );
		const readSeen = await watchFrames( page, [ CTA ] );
		const finish = await visitWithoutScripts( page );
		await finish();
		await expect( widget.launcher ).toHaveAccessibleName( 'Contact us' );
		await expect( widget.badge ).toBeVisible();
		expect( await readSeen() ).toEqual( [] );
		expect( await readShifts() ).toEqual( [] );
	} );

	test( 'after a press two pages ago are never seen', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			pageOf( aWidget( { settings: ATTENTION } ), 'on' )
		);
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		await widget.open();
		await page.goto( '/visit-us/' );
		await expect( widget.root ).toBeAttached();
		const readSeen = await watchFrames( page, [ CTA, BADGE ] );
		const finish = await visitWithoutScripts( page );
		await finish();
		await expect( widget.root ).toBeAttached();
		expect( await readSeen() ).toEqual( [] );
	} );
} );

test.describe( 'a widget that does not show', () => {
	const CONDITIONS = {
		'a day that is over': {
			has_date_scheduling_rules: 1,
			date_scheduling_rules: {
				start_date_time: '2020-01-01 00:00:00',
				end_date_time: '2020-01-02 00:00:00',
			},
		},
		'a scroll that has not happened': {
			has_display_after_page_scroll: 1,
			display_after_page_scroll: 80,
		},
		'a delay': { has_time_delay: 1, time_delay: '600' },
	};
	for ( const [ what, triggers ] of Object.entries( CONDITIONS ) ) {
		test( `given ${ what }, then in no frame`, async ( { site, page } ) => {
			await site.importSettings( pageOf( aWidget( { triggers } ) ) );
			const readSeen = await watchFrames( page, [ '.chaty, .chaty *' ] );
			const finish = await visitWithoutScripts( page );
			await finish();
			expect( await readSeen() ).toEqual( [] );
		} );
	}
} );
