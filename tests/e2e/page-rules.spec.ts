/**
 * Page rules (docs/how-it-works.md, "Page rules"): each page has the widgets that are for it, and nothing of the others.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { allWidgets, aWidget, pageOf, WidgetOnPage } from './support/widget';

const START = aWidget( {
	id: 0,
	triggers: {
		pages: [ { effect: 'show', kind: 'front_page', value: '' } ],
	},
} );
const VISIT = aWidget( {
	id: '_1',
	triggers: {
		pages: [
			{ effect: 'show', kind: 'url_starts_with', value: '/Visit' },
			{ effect: 'hide', kind: 'url_ends_with', value: '-closed/' },
		],
	},
} );

/** The ids of the widgets that the page's settings have. */
const printedIds = ( page: Page ) =>
	page.evaluate(
		() =>
			(
				window as unknown as {
					chaty_settings?: { chaty_widgets: { id: unknown }[] };
				}
			 ).chaty_settings?.chaty_widgets.map( ( { id } ) => id ) ?? []
	);

test.beforeEach( ( { site } ) =>
	site.importSettings( pageOf( [ START, VISIT ] ) )
);

test( 'two widgets with different rules: each page shows its own, whatever the query @main', async ( {
	page,
} ) => {
	await page.goto( '/?utm_source=visit' );
	await expect( allWidgets( page ) ).toHaveCount( 1 );
	await new WidgetOnPage( page, '0' ).open();
	expect( await printedIds( page ) ).toEqual( [ 0 ] );

	await page.goto( '/visit-us/?color=red' );
	await expect( allWidgets( page ) ).toHaveCount( 1 );
	await new WidgetOnPage( page, '_1' ).open();
	expect( await printedIds( page ) ).toEqual( [ '_1' ] );
	expect( await page.content() ).not.toContain( 'url_starts_with' );
} );

test( 'a rule written in capitals is for the page whose address is percent-encoded', async ( {
	site,
	page,
} ) => {
	const path = await site.putPage( {
		slug: encodeURIComponent( 'Кафе' ),
		content: '<p>Open</p>',
	} );
	await site.importSettings(
		pageOf( [
			START,
			aWidget( {
				id: '_1',
				triggers: {
					pages: [
						{ effect: 'show', kind: 'url_is', value: '/КАФЕ' },
					],
				},
			} ),
		] )
	);
	await page.goto( path );
	await new WidgetOnPage( page, '_1' ).open();
} );

test( 'a page that no widget is for gets no script, no style and no markup', async ( {
	site,
	page,
} ) => {
	const path = await site.putPage( {
		slug: 'visit-us-closed',
		content: '<p>Closed</p>',
	} );
	await page.goto( path );

	expect( await page.content() ).not.toContain( 'chaty' );
} );

test( 'a press on a button counts where the page shows its widget, and where it shows none', async ( {
	site,
	page,
} ) => {
	await site.importSettings( pageOf( [ START, VISIT ], 'on' ) );
	const content = '[chaty_button channel="phone" widget="1"]';
	for ( const [ slug, ids, clicks ] of [
		[ 'button', [], '1' ],
		[ 'visit-button', [ '_1' ], '2' ],
	] as const ) {
		await page.context().clearCookies();
		await page.goto( await site.putPage( { slug, content } ) );
		expect( await printedIds( page ) ).toEqual( ids );
		await page.getByRole( 'main' ).getByText( 'Phone' ).click();
		await expect
			.poll( () => site.statRows() )
			.toContainEqual(
				expect.objectContaining( {
					widget: 'content',
					channel: 'Phone',
					clicks,
				} )
			);
	}
} );
