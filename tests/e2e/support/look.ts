import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Whether pictures are taken: with LOOK=1. */
export const IS_LOOKING = !! process.env[ 'LOOK' ];

const FOLDER = fileURLToPath(
	new URL( '../../../artifacts/look/', import.meta.url )
);

/** Takes a picture of what is seen of a page. */
export const photograph = ( page: Page, name: string ) =>
	page.screenshot( {
		path: `${ FOLDER }${ name }.png`,
		animations: 'disabled',
		// What the tests' own database adds to the bar.
		style: '#wp-admin-bar-sqlite-db-integration { display: none }',
	} );
