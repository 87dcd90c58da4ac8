/**
 * The launcher before any script: it is there, and scripts change nothing of it that a visitor sees.
 */
import type { Page } from '@playwright/test';
import { holdScripts } from './support/document';
import { expect, test } from './support/fixtures';
import { printedLauncher, watchFrames, watchShifts } from './support/frames';
import { twoFrames } from './support/settle';
import {
	aChannel,
	aWidget,
	idOf,
	pageOf,
	pageOfEach,
	WidgetOnPage,
} from './support/widget';

/** Opens a page whose scripts do not come, until the function that it returns lets them. */
async function visitWithoutScripts( page: Page ) {
	const release = await holdScripts( page );
	await page.goto( '/', { waitUntil: 'commit' } );
	await expect( page.locator( '#chaty-data' ) ).toBeAttached();
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

test( 'before any script, a list, a single link and one above them have their color, size and place, and keep them', async ( {
	site,
	page,
} ) => {
	await site.importSettings(
		pageOfEach( [
			{ settings: LOOK },
			{ settings: LOOK },
			{
				settings: { ...LOOK, position: 'right' },
				channels: [
					aChannel( { icon_color: '#123456', channel: 'Whatsapp' } ),
				],
			},
		] )
	);
	const readShifts = await watchShifts( page );
	const finish = await visitWithoutScripts( page );
	const { width = 0, height = 0 } = page.viewportSize() ?? {};
	const bottom = height - 40 - 70;
	const PLACES = {
		0: { x: 30, y: bottom },
		_1: { x: 30, y: bottom - 78 },
		_2: { x: width - 30 - 70, y: bottom },
	};
	const expectPlaces = async () => {
		for ( const [ id, place ] of Object.entries( PLACES ) ) {
			const launcher = printedLauncher( page, id );
			await expect( launcher ).toBeVisible();
			await expect( launcher ).toHaveCSS(
				'background-color',
				'rgb(18, 52, 86)'
			);
			expect( await launcher.boundingBox() ).toEqual( {
				...place,
				width: 70,
				height: 70,
			} );
		}
	};
	await expectPlaces();
	await finish();
	await expect( new WidgetOnPage( page, 2 ).root ).toBeAttached();
	expect( await readShifts() ).toEqual( [] );
	await expectPlaces();
} );

test( 'it is printed before the content, and reached after it, before the scripts and after them; the focus stays', async ( {
	site,
	page,
} ) => {
	await site.importSettings( pageOf( aWidget() ) );
	const finish = await visitWithoutScripts( page );
	const launcher = printedLauncher( page );
	const isBeforeContent = async () =>
		( await page.locator( '.chaty ~ * main, .chaty ~ main' ).count() ) > 0;
	const skipLink = page.getByRole( 'link', { name: 'Skip to content' } );
	expect( await isBeforeContent() ).toBe( true );
	await page.keyboard.press( 'Tab' );
	await expect( skipLink ).toBeFocused();
	await launcher.focus();
	await finish();
	await expect.poll( isBeforeContent ).toBe( false );
	await expect( launcher ).toBeFocused();
	await page.goto( '/' );
	await expect.poll( isBeforeContent ).toBe( false );
	await page.keyboard.press( 'Tab' );
	await expect( skipLink ).toBeFocused();
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
	for ( const views of [
		[ 'vertical', 'horizontal' ],
		[ 'horizontal', 'vertical' ],
	] ) {
		test( `of a new visitor come on the left, ${ views[ 0 ] }, and on the right, ${ views[ 1 ] }, that of all visits is there with the launcher, and nothing moves`, async ( {
			site,
			page,
		} ) => {
			await site.importSettings(
				pageOfEach( [
					...[ 'left', 'right' ].map( ( position, index ) => ( {
						settings: {
							...ATTENTION,
							position,
							icon_view: views[ index ],
						},
					} ) ),
					{ settings: { ...ATTENTION, show_cta: 'all_time' } },
				] )
			);
			const readShifts = await watchShifts( page );
			const readSeen = await watchFrames( page, [
				'#chaty-widget-_2 .on-hover-text',
				':is( #chaty-widget-0, #chaty-widget-_1 ) .on-hover-text',
			] );
			const finish = await visitWithoutScripts( page );
			expect( await readSeen() ).toEqual( [
				'#chaty-widget-_2 .on-hover-text',
			] );
			const readPlaces = () =>
				Promise.all(
					[ 0, 1, 2 ].map( ( index ) =>
						printedLauncher( page, idOf( index ) ).boundingBox()
					)
				);
			const places = await readPlaces();
			await finish();
			for ( const index of [ 0, 1, 2 ] ) {
				const widget = new WidgetOnPage( page, index );
				await expect( widget.cta ).toBeVisible();
				await expect( widget.badge ).toBeVisible();
			}
			expect( await readShifts() ).toEqual( [] );
			expect( await readPlaces() ).toEqual( places );
		} );
	}

	test( 'that the visitor has seen is never seen again, and after a press neither is the badge', async ( {
		page,
		visit,
	} ) => {
		const widget = await visit(
			{ settings: ATTENTION },
			{ analytics: 'on' }
		);
		await expect( widget.cta ).toBeVisible();
		const readShifts = await watchShifts( page );
		const readSeen = await watchFrames( page, [ CTA, BADGE ] );
		await (
			await visitWithoutScripts( page )
		)();
		await expect( widget.launcher ).toHaveAccessibleName( 'Contact us' );
		await expect( widget.badge ).toBeVisible();
		expect( await readSeen() ).toEqual( [ BADGE ] );
		expect( await readShifts() ).toEqual( [] );
		await widget.open();
		await page.goto( '/visit-us/' );
		await expect( widget.root ).toBeAttached();
		await page.unrouteAll();
		await (
			await visitWithoutScripts( page )
		)();
		await expect( widget.root ).toBeAttached();
		expect( await readSeen() ).toEqual( [] );
	} );
} );

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
test( `given ${ Object.keys( CONDITIONS ).join(
	' or '
) }, then a widget is seen in no frame`, async ( { site, page } ) => {
	await site.importSettings(
		pageOfEach(
			Object.values( CONDITIONS ).map( ( triggers ) => ( {
				triggers,
			} ) )
		)
	);
	const readSeen = await watchFrames( page, [ '.chaty, .chaty *' ] );
	await (
		await visitWithoutScripts( page )
	)();
	expect( await readSeen() ).toEqual( [] );
} );
