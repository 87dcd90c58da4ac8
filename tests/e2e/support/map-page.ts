import type { Page } from '@playwright/test';
import { test as base } from './behaviour-page';
import { MapServer } from './map-server';

/** Two places with coordinates, so that no geocoder is needed. */
export const placesOf = (
	attributes = ''
) => `<div data-chaty="map" data-chaty-zoom="fit" ${ attributes }><ul>
	<li data-chaty-part="place" data-chaty-lat="54.79388" data-chaty-lng="9.43385"><h2 data-chaty-part="title">Harbour</h2><p data-chaty-part="popup">Open from seven</p></li>
	<li data-chaty-part="place" data-chaty-lat="54.77416" data-chaty-lng="9.44831" data-chaty-popup="Bread until six"><h2 data-chaty-part="title">Station</h2></li>
</ul></div>`;

/** A page with maps, and the server of their services. */
export class MapPage {
	constructor(
		readonly page: Page,
		readonly services: MapServer,
		private readonly openPage: ( content?: string ) => Promise< string >,
		private readonly setSettings: ( settings: object ) => Promise< void >
	) {}

	/** Opens a page with this content; without content, the sample page. */
	async open( content?: string, settings: object = {} ) {
		await this.setSettings( { ...this.services.settings, ...settings } );
		await this.openPage( content );
	}

	/** The marker of a place. */
	pin( name: string ) {
		return this.page
			.locator( '.chaty-map-box' )
			.getByRole( 'button', { name } );
	}

	popup( name?: string ) {
		return this.page.getByRole( 'dialog', name ? { name } : {} );
	}

	/** Asks for a route. */
	async ask( from: string, to?: string ) {
		await this.page.getByLabel( 'From' ).fill( from );
		if ( to !== undefined ) {
			await this.page.getByLabel( 'To', { exact: true } ).fill( to );
		}
		await this.page
			.getByRole( 'button', { name: 'Show the route' } )
			.click();
	}

	get failure() {
		return this.page.getByRole( 'alert' );
	}

	get steps() {
		return this.page
			.getByRole( 'list', { name: 'Directions' } )
			.getByRole( 'listitem' );
	}
}

/** Playwright's `test` with a map page. */
export const test = base.extend< { maps: MapPage } >( {
	maps: async ( { site, page, openPage }, provide ) => {
		const services = await new MapServer().start();
		await provide(
			new MapPage(
				page,
				services,
				( content ) => openPage( 'map', content ),
				( settings ) => site.setOptions( { chaty_test_map: settings } )
			)
		);
		// Requests that are still open would fail and be reported.
		await page.goto( 'about:blank' );
		await services.stop();
	},
} );
