import type { Locator, Page } from '@playwright/test';
import { expect, readSample, test as base } from './behaviour-page';
import { animationsEnd } from './settle';
import type { MenuItem, Site } from './site';
import { drag } from './swipe';

export const DESKTOP = { width: 1280, height: 800 };

/** On a phone, with classic scroll bars: a page that loses its own would shift. */
export const test = base.extend( {
	viewport: { width: 390, height: 760 },
	hasTouch: true,
	launchOptions: [
		async ( { launchOptions }, provide ) =>
			provide( {
				...launchOptions,
				ignoreDefaultArgs: [ '--hide-scrollbars' ],
			} ),
		{ scope: 'worker' },
	],
} );

export const button = ( page: Page | Locator, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
export const panel = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name } );
export const link = ( page: Page | Locator, name: string ) =>
	page.getByRole( 'link', { name, exact: true } );

/** Opens a panel, and waits for its animations. */
export async function open( page: Page, name: string ) {
	await button( page, name ).click();
	await expect( panel( page, name ) ).toBeVisible();
	await animationsEnd( page );
}

/** The distance between the outer edges of a panel and its dialog. */
export const edgeGap = ( page: Page, side: 'left' | 'right' ) =>
	page.evaluate( ( edge ) => {
		const dialog = document.querySelector( 'dialog[open]' );
		const inner = dialog?.querySelector( '.chaty-mobile-menu-panel' );
		return (
			( dialog?.getBoundingClientRect()[ edge ] ?? NaN ) -
			( inner?.getBoundingClientRect()[ edge ] ?? NaN )
		);
	}, side );

/** Moves a finger from one place to another. */
export const swipe = (
	page: Page,
	[ fromX, fromY ]: readonly [ number, number ],
	[ toX, toY ]: readonly [ number, number ]
) => drag( page, { x: fromX, y: fromY }, { x: toX, y: toY } );

/** A menu of this depth, with one entry on each level. */
const deep = ( level: number, depth: number ): MenuItem => ( {
	title: `Level ${ level }`,
	url: `/visit-us/?level=${ level }`,
	children: level < depth ? [ deep( level + 1, depth ) ] : [],
} );

/** Creates a page in the classic theme, whose header has menus in two locations. */
export async function putClassicPage( site: Site, options: object = {} ) {
	await site.switchTheme( 'chaty-classic' );
	await site.setOptions( { chaty_test_menu: options } );
	await site.putMenu( {
		name: 'Bakery',
		location: 'primary',
		items: [
			{ title: 'Home', url: '/' },
			deep( 1, 11 ),
			{ title: 'Opening hours', url: '#opening-hours' },
		],
	} );
	await site.putMenu( {
		name: 'Contact',
		location: 'social',
		items: [ { title: 'Call us', url: 'tel:+15550100234' } ],
	} );
	return site.putPage( {
		slug: 'classic',
		content: readSample( 'mobile-menu' ).replace(
			/<div data-chaty[^]*?<\/div>/,
			''
		),
	} );
}
