/** What hosts, browsers, themes and other plugins do to the Widgets screen: it works, or says what does not. */
import type { Page } from '@playwright/test';
import {
	importNames,
	logIn,
	nameField,
	openConsole,
	readStored,
	row,
	save,
	saveButton,
	snackbar,
} from './support/console';
import { expect, test } from './support/fixtures';
import { addCode } from './support/site-code';
import { aChannel, aWidget, pageOf } from './support/widget';

const ROUTE = /chaty(\/|%2F)v1(\/|%2F)widgets(?!(\/|%2F)check)/;

const FAILURE = '.components-notice.is-error';

test.beforeEach( async ( { site } ) => {
	// Otherwise each page of wp-admin tests compression in a request of its own, which SQLite has to wait for.
	await site.setOptions( { can_compress_scripts: 0 } );
	await importNames( site, 'Shop' );
} );

const namesOf = async ( page: Page ) =>
	( await readStored( page ) ).map( ( { name } ) => name );

test.describe( 'the storage of the browser', () => {
	const STORAGES: [ string, () => void ][] = [
		[
			'full',
			() => {
				Storage.prototype.setItem = () => {
					throw new DOMException( 'Full', 'QuotaExceededError' );
				};
			},
		],
		[
			'forbidden',
			() => {
				for ( const name of [ 'sessionStorage', 'localStorage' ] ) {
					Object.defineProperty( window, name, {
						get: () => {
							throw new DOMException( 'No', 'SecurityError' );
						},
					} );
				}
			},
		],
	];
	for ( const [ what, change ] of STORAGES ) {
		test( `${ what }: the editor saves, and still warns before changes are lost`, async ( {
			page,
			complaints,
		} ) => {
			// WordPress's own scripts; the error of a forbidden storage has no stack.
			complaints.allow(
				/wp-includes|load-scripts|wp-preferences-js|^uncaught: $/
			);
			await page.addInitScript( change );
			await openConsole( page, '&widget=0' );
			await nameField( page ).fill( 'Shop 2' );
			await save( page );
			expect( await namesOf( page ) ).toEqual( [ 'Shop 2' ] );

			await nameField( page ).fill( 'Shop 3' );
			const [ warning ] = await Promise.all( [
				page.waitForEvent( 'dialog' ),
				page.reload(),
				page
					.waitForEvent( 'dialog' )
					.then( ( dialog ) => dialog.accept() ),
			] );
			expect( warning.type() ).toBe( 'beforeunload' );
			await expect( nameField( page ) ).toHaveValue( 'Shop 2' );
			await expect(
				page.getByRole( 'button', { name: 'Restore them' } )
			).toHaveCount( 0 );
		} );
	}
} );

test.describe( 'a host that forbids PUT and DELETE', () => {
	const FORBIDDEN = {
		status: 405,
		contentType: 'text/html',
		body: '<h1>405 Not Allowed</h1>',
	};

	test( 'sees a POST, and lets it pass', async ( { page } ) => {
		const methods: string[] = [];
		await page.route( ROUTE, async ( route ) => {
			const request = route.request();
			const over = request.headers()[ 'x-http-method-override' ] ?? '';
			methods.push( `${ request.method() } ${ over }` );
			await ( [ 'GET', 'POST' ].includes( request.method() )
				? route.fallback()
				: route.fulfill( FORBIDDEN ) );
		} );
		await openConsole( page, '&widget=0' );
		await nameField( page ).fill( 'Shop 2' );
		await save( page );
		await page.getByRole( 'button', { name: 'All widgets' } ).click();
		await page.getByRole( 'button', { name: /^Delete: Shop 2/ } ).click();
		await expect( snackbar( page ) ).toContainText( 'deleted' );
		expect( methods ).toEqual( [ 'POST PUT', 'POST PUT' ] );
	} );

	test( 'or the plugin is off for a moment: said, nothing is lost, and saved later', async ( {
		page,
		complaints,
	} ) => {
		complaints.allow( /40[45]/ );
		await openConsole( page, '&widget=0' );
		for ( const [ name, answer, text ] of [
			[ 'Shop 2', FORBIDDEN, 'Something answered instead of WordPress' ],
			[
				'Shop 3',
				{
					status: 404,
					json: {
						code: 'rest_no_route',
						message: 'No route was found.',
						data: { status: 404 },
					},
				},
				'No route was found.',
			],
		] as const ) {
			const before = await namesOf( page );
			await nameField( page ).fill( name );
			await page.route( ROUTE, ( route ) =>
				route.request().headers()[ 'x-http-method-override' ]
					? route.fulfill( answer )
					: route.fallback()
			);
			await saveButton( page ).click();
			await expect( page.locator( FAILURE ) ).toContainText( text );
			await expect( nameField( page ) ).toHaveValue( name );
			expect( await namesOf( page ) ).toEqual( before );
			await page.unrouteAll();
			await page.getByRole( 'button', { name: 'Save again' } ).click();
			await expect( page.locator( FAILURE ) ).toHaveCount( 0 );
			expect( await namesOf( page ) ).toEqual( [ name ] );
		}
	} );
} );

test.describe( 'the plugin is updated while the page is open', () => {
	const SCREEN = /page=chaty/;

	interface Preload {
		schema: {
			properties: {
				settings: { properties: Record< string, unknown > };
			};
		};
		document: { chaty_widgets: { settings: object }[] };
	}

	/** Changes what PHP has printed for the script, as another version would have printed it. */
	const changePreload = (
		page: Page,
		change: ( preload: Preload ) => void
	) =>
		page.route( SCREEN, async ( route ) => {
			const response = await route.fetch();
			const html = await response.text();
			const body = html.replace(
				/(?<=id="chaty-console-preload">).*?(?=<\/script>)/,
				( json ) => {
					const preload = JSON.parse( json ) as Preload;
					change( preload );
					return JSON.stringify( preload );
				}
			);
			expect( body ).not.toBe( html );
			await route.fulfill( { response, body } );
		} );

	test( 'a setting that the page does not know yet is kept', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /409/ );
		await changePreload( page, ( { schema } ) => {
			delete schema.properties.settings.properties[ 'close_text' ];
		} );
		await openConsole( page, '&widget=0' );
		await nameField( page ).fill( 'Mine' );
		await site.importSettings(
			pageOf( {
				...aWidget( { settings: { close_text: 'Bye' } } ),
				name: 'Shop',
			} as never )
		);
		await saveButton( page ).click();
		await page.getByRole( 'button', { name: 'Save both changes' } ).click();
		await expect( snackbar( page ) ).toContainText( 'Saved' );
		expect( ( await readStored( page ) )[ 0 ] ).toMatchObject( {
			name: 'Mine',
			settings: { close_text: 'Bye' },
		} );
	} );

	test( 'a setting that the server does not know is said, and nothing else is lost', async ( {
		page,
		complaints,
	} ) => {
		complaints.allow( /400/ );
		await changePreload( page, ( { document } ) => {
			for ( const widget of document.chaty_widgets ) {
				widget.settings = { of_another_version: 1 };
			}
		} );
		await openConsole( page, '&widget=0' );
		await nameField( page ).fill( 'Mine' );
		await saveButton( page ).click();
		await expect( page.locator( FAILURE ) ).toContainText(
			'of_another_version'
		);
		await expect( nameField( page ) ).toHaveValue( 'Mine' );
	} );

	test( 'parts of the screen that are gone: said, and the rest works', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /404|ChunkLoadError|MIME/ );
		await site.importSettings(
			pageOf( {
				...aWidget( {
					channels: [
						aChannel( { channel: 'Whatsapp', value: '15550100' } ),
						aChannel( { channel: 'Contact_Us', value: '' } ),
					],
				} ),
				name: 'Shop',
			} as never )
		);
		await page.route(
			/build\/console-(phone|qr|sortable|transfer|test-message)/,
			( route ) => route.fulfill( { status: 404, body: 'Gone' } )
		);
		await openConsole( page );
		await page.getByRole( 'button', { name: /Import, export/ } ).click();
		await page.getByRole( 'menuitem', { name: 'Import' } ).click();
		await expect( snackbar( page ) ).toContainText( 'could not be loaded' );
		await row( page, 'Shop' ).getByRole( 'link' ).first().click();
		const titles = page.locator(
			'.chaty-console-title[aria-expanded=false]'
		);
		while ( await titles.count() ) {
			await titles.first().click();
		}
		await page.getByRole( 'button', { name: 'Test on a phone' } ).click();
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
		await page
			.getByRole( 'button', { name: /^Move .*WhatsApp.* down/ } )
			.click();
		await page.unrouteAll();
		await noDragging.getByRole( 'button', { name: 'Try again' } ).click();
		await expect(
			page.locator( '.chaty-console-handle:not([aria-disabled=true])' )
		).not.toHaveCount( 0 );
	} );
} );

test.describe( 'beside faulty themes and plugins', () => {
	let remove = async () => {};
	test.afterEach( () => remove() );

	const CTA = aWidget( {
		settings: { show_cta: 'all_time', cta_text: 'Hello there' },
	} );

	const preview = ( page: Page ) =>
		page.getByRole( 'region', { name: 'Preview' } );

	const expectShown = ( page: Page ) =>
		expect(
			preview( page ).frameLocator( 'iframe' ).locator( '.on-hover-text' )
		).toHaveText( 'Hello there' );

	test( 'a page that ends early or never: a notice, the tab, and saving goes on', async ( {
		site,
		page,
		complaints,
	} ) => {
		test.slow();
		complaints.allow( /500|The theme\.|PHP|^#\d|thrown|Stack trace/ );
		await site.importSettings( pageOf( CTA ) );
		await page.clock.install();
		await logIn( page );
		for ( const [ what, end ] of [
			[ 'a fatal error', `throw new Error( 'The theme.' );` ],
			[ 'an early exit', 'exit;' ],
			[ 'no end', '' ],
		] as const ) {
			await test.step( what, async () => {
				if ( end ) {
					remove = await addCode(
						site,
						`add_action( 'wp_body_open', function () { if ( isset( $_GET['chaty-preview'] ) ) { echo '<p>Half a page'; ${ end } } } );`
					);
				} else {
					await page.route( /chaty-preview=/, () => {} );
				}
				// The screen around the page is there before it has loaded, which is never.
				await page.goto( '/wp-admin/admin.php?page=chaty&widget=0', {
					waitUntil: 'commit',
				} );
				await expect(
					preview( page ).locator( 'iframe' )
				).toBeAttached();
				await page.clock.runFor( 8100 );
				await expect( preview( page ) ).toContainText(
					'The page does not answer.'
				);
				await expect(
					preview( page ).getByRole( 'button', {
						name: 'Open in a tab',
					} )
				).toBeVisible();
				await nameField( page ).fill( what );
				await save( page );
				await remove();
			} );
		}
	} );

	test( 'a theme whose scripts throw', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /The theme\./ );
		await site.importSettings( pageOf( CTA ) );
		remove = await addCode(
			site,
			`foreach ( array( 'wp_head', 'wp_footer' ) as $hook ) {
				add_action( $hook, function () { ?>
					<script>
						window.onerror = () => { throw new Error( 'The theme.' ); };
						addEventListener( 'message', () => { throw new Error( 'The theme.' ); } );
						addEventListener( 'DOMContentLoaded', () => { throw new Error( 'The theme.' ); } );
						throw new Error( 'The theme.' );
					</script>
				<?php }, 1 );
			}`
		);
		await openConsole( page, '&widget=0' );
		await expectShown( page );
	} );

	test( 'plugins that bring their own React 16, lodash, moment and jQuery', async ( {
		site,
		page,
	} ) => {
		await site.importSettings( pageOf( CTA ) );
		const old = `<script>
			( () => {
				const refuse = () => { throw new Error( 'An old library.' ); };
				const React = { version: '16.14.0', createElement: refuse, useState: refuse, memo: refuse, Fragment: 'div' };
				Object.assign( window, { React, ReactDOM: { version: '16.14.0', render: refuse }, _: Object.assign( () => refuse(), window._ ), lodash: refuse, moment: refuse, $: refuse } );
			} )();
		</script>`;
		remove = await addCode(
			site,
			`foreach ( array( 'admin_print_scripts' => 1, 'admin_print_footer_scripts' => 999 ) as $hook => $priority ) {
				add_action( $hook, function () { ?>${ old }<?php }, $priority );
			}`
		);
		await openConsole( page, '&widget=0' );
		await expectShown( page );
		for ( const group of [ 'Look', 'Dates and hours', 'Advanced' ] ) {
			await page
				.getByRole( 'button', { name: group, exact: true } )
				.click();
		}
		await nameField( page ).fill( 'Shop 2' );
		await save( page );
		await page.getByRole( 'button', { name: 'All widgets' } ).click();
		await expect( row( page, 'Shop 2' ) ).toBeVisible();
	} );
} );
