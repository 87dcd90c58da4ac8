/**
 * Page rules (docs/how-it-works.md, "Page rules"): each page has the widgets that are for it, and nothing of the others.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { allWidgets, WidgetOnPage } from './support/widget';

const START = {
	triggers: {
		pages: [ { effect: 'show', kind: 'front_page', value: '' } ],
	},
};
const VISIT = {
	triggers: {
		pages: [
			{ effect: 'show', kind: 'url_starts_with', value: '/Visit' },
			{ effect: 'hide', kind: 'url_ends_with', value: '-closed/' },
		],
	},
};

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

test( 'two widgets with different rules: each page shows its own, whatever the query; one that no widget is for gets no script, no style and no markup @main', async ( {
	site,
	page,
	visit,
} ) => {
	await visit( [ START, VISIT ], { path: '/?utm_source=visit' } );
	await expect( allWidgets( page ) ).toHaveCount( 1 );
	await new WidgetOnPage( page ).open();
	expect( await printedIds( page ) ).toEqual( [ 0 ] );

	await page.goto( '/visit-us/?color=red' );
	await expect( allWidgets( page ) ).toHaveCount( 1 );
	await new WidgetOnPage( page, 1 ).open();
	expect( await printedIds( page ) ).toEqual( [ '_1' ] );
	expect( await page.content() ).not.toContain( 'url_starts_with' );

	const path = await site.putPage( {
		slug: 'visit-us-closed',
		content: '<p>Closed</p>',
	} );
	const closed = await ( await page.request.get( path ) ).text();
	expect( closed ).toContain( 'Closed' );
	expect( closed ).not.toContain( 'chaty' );
} );

test( 'a rule written in capitals is for the page whose address is percent-encoded', async ( {
	site,
	page,
	visit,
} ) => {
	const path = await site.putPage( {
		slug: encodeURIComponent( 'Кафе' ),
		content: '<p>Open</p>',
	} );
	const pages = [ { effect: 'show', kind: 'url_is', value: '/КАФЕ' } ];
	await visit( [ START, { triggers: { pages } } ], { path } );
	await new WidgetOnPage( page, 1 ).open();
} );

test( 'a press on a button counts where the page shows its widget, and where it shows none', async ( {
	site,
	page,
	visit,
} ) => {
	await visit( [ START, VISIT ], { analytics: 'on' } );
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
