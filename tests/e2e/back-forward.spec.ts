/**
 * Pages that browsers keep in the back/forward cache.
 */
import { WITH_WINDOWS } from './support/chromium';
import { expect, test } from './support/fixtures';
import {
	allWidgets,
	recordCalls,
	scrollTo,
	WidgetOnPage,
} from './support/widget';

// Without windows it keeps no page.
test.use( WITH_WINDOWS );

test( 'after Back and Forward there is one widget, and it works; one that waits for a scroll still waits', async ( {
	page,
	context,
	visit,
} ) => {
	const calls = recordCalls( context );
	await page.addInitScript( () =>
		window.addEventListener( 'pageshow', ( { persisted } ) =>
			Object.assign( window, { isKept: persisted } )
		)
	);
	const widget = await visit(
		[
			{},
			{
				settings: { position: 'left' },
				triggers: {
					has_display_after_page_scroll: 1,
					display_after_page_scroll: 50,
				},
			},
		],
		{ analytics: 'on' }
	);
	await widget.open();
	await expect.poll( () => calls ).toHaveLength( 2 );
	await page.goto( '/visit-us/' );
	await page.goBack( { waitUntil: 'commit' } );
	expect( await page.evaluate( 'isKept' ) ).toBe( true );
	await expect( allWidgets( page ) ).toHaveCount( 1 );
	await widget.expectOpen();
	await widget.close.click();
	await widget.expectClosed();
	await widget.open();
	await page.goForward( { waitUntil: 'commit' } );
	await expect( allWidgets( page ) ).toHaveCount( 1 );
	await widget.open();
	expect( calls ).toHaveLength( 2 );
	await page.goBack( { waitUntil: 'commit' } );
	await expect( allWidgets( page ) ).toHaveCount( 1 );
	await scrollTo( page, 1 );
	await new WidgetOnPage( page, 1 ).open();
} );

test( 'a page that replaces its content by script keeps its one widget', async ( {
	page,
	context,
	visit,
} ) => {
	const calls = recordCalls( context );
	const widget = await visit( {}, { analytics: 'on' } );
	await widget.open();
	await page.evaluate( () => {
		for ( const view of [ 'a', 'b' ] ) {
			history.pushState( { ...history.state, view }, '', `/${ view }/` );
			document.querySelector( 'main' )?.replaceChildren( view );
			window.dispatchEvent(
				new PopStateEvent( 'popstate', { state: history.state } )
			);
		}
	} );
	await page.goBack( { waitUntil: 'commit' } );
	await expect( allWidgets( page ) ).toHaveCount( 1 );
	await widget.expectOpen();
	await widget.channel( 'Email' ).click();
	await expect
		.poll( () => calls.map( ( { action } ) => action ) )
		.toEqual( [
			'update_chaty_widget_views',
			'update_chaty_widget_click',
			'update_chaty_channel_click',
		] );
} );
