/** What hosts, browsers, themes and other plugins do to the Widgets screen: it works, or says what does not. */
import {
	button,
	importNames,
	nameField,
	openConsole,
	press,
	readStored,
	row,
	save,
	snackbar,
} from './support/console';
import { changeDocument } from './support/document';
import { expect, test } from './support/fixtures';
import { addCode } from './support/site-code';
import { aChannel, aWidget, pageOf } from './support/widget';

test.beforeEach( ( { site } ) =>
	// Otherwise each page of wp-admin tests compression in a request of its own, which SQLite has to wait for.
	site.setOptions( { can_compress_scripts: 0 } )
);

test( 'where the storage of the browser is forbidden, the editor saves, and still warns before changes are lost', async ( {
	site,
	page,
	complaints,
} ) => {
	// WordPress's own scripts; the error of a forbidden storage has no stack.
	complaints.allow(
		/wp-includes|load-scripts|wp-preferences-js|^uncaught: $/
	);
	await importNames( site, 'Shop' );
	await page.addInitScript( () => {
		for ( const name of [ 'sessionStorage', 'localStorage' ] ) {
			Object.defineProperty( window, name, {
				get: () => {
					throw new DOMException( 'No', 'SecurityError' );
				},
			} );
		}
	} );
	await openConsole( page, '&widget=0' );
	await nameField( page ).fill( 'Shop 2' );
	await save( page );

	await nameField( page ).fill( 'Shop 3' );
	const warnings: string[] = [];
	page.on( 'dialog', ( dialog ) => {
		warnings.push( dialog.type() );
		return dialog.accept();
	} );
	await page.reload();
	expect( warnings ).toEqual( [ 'beforeunload' ] );
	await expect( nameField( page ) ).toHaveValue( 'Shop 2' );
	await expect( button( page, 'Restore them' ) ).toHaveCount( 0 );
} );

test.describe( 'the plugin is updated while the page is open', () => {
	test( 'a setting that the page does not know yet is kept', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /409/ );
		await importNames( site, 'Shop' );
		await changeDocument( page, ( html ) =>
			html.replace( /"close_text":\{.*?\},/, '' )
		);
		await openConsole( page, '&widget=0' );
		expect( await page.content() ).not.toContain( '"close_text":{' );
		await nameField( page ).fill( 'Mine' );
		await site.importSettings(
			pageOf( aWidget( { settings: { close_text: 'Bye' } } ) )
		);
		await press( page, 'Save' );
		await press( page, 'Save both changes' );
		await expect( snackbar( page ) ).toContainText( 'Saved' );
		expect( ( await readStored( page ) )[ 0 ] ).toMatchObject( {
			name: 'Mine',
			settings: { close_text: 'Bye' },
		} );
	} );

	test( 'parts of the screen that are gone: said, and the rest works, whenever a mouse button is released', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /404|ChunkLoadError|MIME/ );
		// TinyMCE failed at a release before it had begun. Messages come between all steps of a page.
		await page.addInitScript( () => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => {
				document.dispatchEvent( new MouseEvent( 'mouseup' ) );
				port2.postMessage( null );
			};
			port2.postMessage( null );
		} );
		const channels = [
			aChannel( { channel: 'Whatsapp', value: '15550100' } ),
			aChannel( { channel: 'Contact_Us', value: '' } ),
		];
		await site.importSettings( pageOf( aWidget( { channels } ) ) );
		await page.route(
			/build\/console-(phone|qr|sortable|transfer|test-message)/,
			( route ) => route.fulfill( { status: 404, body: 'Gone' } )
		);
		await openConsole( page );
		await press( page, /Import, export/ );
		await page.getByRole( 'menuitem', { name: 'Import' } ).click();
		await expect( snackbar( page ) ).toContainText( 'could not be loaded' );
		await row( page, 'Widget 1' ).getByRole( 'link' ).first().click();
		for ( const index of channels.keys() ) {
			await page.locator( '.chaty-console-title' ).nth( index ).click();
		}
		await press( page, 'Test on a phone' );
		await expect(
			page
				.getByRole( 'paragraph' )
				.filter( { hasText: 'This part of the screen' } )
		).not.toHaveCount( 0 );
		await nameField( page ).fill( 'Shop 2' );
		await save( page );

		const noDragging = page
			.getByText( 'Dragging could not be loaded.' )
			.filter( { visible: true } );
		await expect( noDragging ).toBeVisible();
		await press( page, /^Move .*WhatsApp.* down/ );
		await page.unrouteAll();
		await press( noDragging, 'Try again' );
		await expect(
			page.locator( '.chaty-console-handle:not([aria-disabled=true])' )
		).not.toHaveCount( 0 );
	} );
} );

let remove = async () => {};
test.afterEach( () => remove() );

/** A theme whose scripts throw on each page, and plugins that bring libraries of their own into wp-admin. */
const FAULTY = `foreach ( array( 'wp_head', 'wp_footer' ) as $hook ) {
	add_action( $hook, function () { ?>
		<script>
			window.onerror = () => { throw new Error( 'The theme.' ); };
			addEventListener( 'message', () => { throw new Error( 'The theme.' ); } );
			addEventListener( 'DOMContentLoaded', () => { throw new Error( 'The theme.' ); } );
			throw new Error( 'The theme.' );
		</script>
	<?php }, 1 );
}
foreach ( array( 'admin_print_scripts' => 1, 'admin_print_footer_scripts' => 999 ) as $hook => $priority ) {
	add_action( $hook, function () { ?>
		<script>
			( () => {
				const refuse = () => { throw new Error( 'An old library.' ); };
				const React = { version: '16.14.0', createElement: refuse, useState: refuse, memo: refuse, Fragment: 'div' };
				Object.assign( window, { React, ReactDOM: { version: '16.14.0', render: refuse }, _: Object.assign( () => refuse(), window._ ), lodash: refuse, moment: refuse, $: refuse } );
			} )();
		</script>
	<?php }, $priority );
}`;

test( 'beside a theme whose scripts throw, and plugins with their own React 16, lodash, moment and jQuery, all works', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /The theme\./ );
	await site.importSettings(
		pageOf(
			aWidget( {
				settings: { show_cta: 'all_time', cta_text: 'Hello there' },
			} )
		)
	);
	remove = await addCode( site, FAULTY );
	await openConsole( page, '&widget=0' );
	await expect(
		page
			.getByRole( 'region', { name: 'Preview' } )
			.frameLocator( 'iframe' )
			.locator( '.on-hover-text' )
	).toHaveText( 'Hello there' );
	for ( const group of [ 'Look', 'Dates and hours', 'Advanced' ] ) {
		await press( page, group );
	}
	await nameField( page ).fill( 'Shop 2' );
	await save( page );
	await press( page, 'All widgets' );
	await expect( row( page, 'Shop 2' ) ).toBeVisible();
} );
