import type { Page } from '@playwright/test';
import { checkApgRows, type RowChecks } from './support/apg-rows';
import { expectNoViolations } from './support/axe';
import { expect, readSample, test } from './support/behaviour-page';
import { boxOf, turnRightToLeft } from './support/layout';
import { recordConsole } from './support/watch';

const FADE_MS = 700;

/** Legacy theme markup, twice: panels beside the list, and in a container. The theme hides panels. */
const LEGACY = `
	<style>.tab-content { display: none; padding: 10px }</style>
	<h2>Loaves</h2>
	<ul class="tabs-nav"><li><a href="#rye">Rye</a></li><li class="active"><a href="#oats">Oats</a></li></ul>
	<div class="tab-content" id="rye">Dark</div>
	<div class="tab-content" id="oats">Soft</div>
	<h2>Cakes</h2>
	<ul class="tabs-nav"><li><a href="#bun">Bun</a></li><li><a href="#bar">Bar</a></li></ul>
	<div class="tabs-container"><div class="tab-content" id="bun">Round</div><div class="tab-content" id="bar">Long</div></div>
`;

const tab = ( page: Page, name: string ) => page.getByRole( 'tab', { name } );
const panel = ( page: Page, name: string ) =>
	page.getByRole( 'tabpanel', { name } );

async function expectSelected( page: Page, name: string ) {
	await expect( tab( page, name ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await expect( panel( page, name ) ).toBeVisible();
}

test( 'when tabs are selected by mouse and keyboard, then Back returns to the former one; with forced colors the line still says which it is @main', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'tabs' );
	await expectSelected( page, 'Monday' );
	await expect( panel( page, 'Friday' ) ).toBeHidden();

	await tab( page, 'Friday' ).hover();
	const top = await page.evaluate( () => window.scrollY );
	await tab( page, 'Friday' ).click();
	await expectSelected( page, 'Friday' );
	await expect( panel( page, 'Monday' ) ).toBeHidden();
	expect( page.url() ).toContain( '#friday' );
	expect( await page.evaluate( () => window.scrollY ) ).toBe( top );

	await page.keyboard.press( 'ArrowRight' );
	await expectSelected( page, 'Weekend' );
	await tab( page, 'Sunday' ).click();
	await tab( page, 'In the shop' ).click();

	await page.goBack();
	await expectSelected( page, 'By phone' );
	await expectSelected( page, 'Sunday' );
	await page.goBack();
	await expectSelected( page, 'Saturday' );
	await expectSelected( page, 'Weekend' );
	// The arrow key changed the entry of the press.
	await page.goBack();
	await expectSelected( page, 'Monday' );
	await page.goForward();
	await page.goForward();
	await expectSelected( page, 'Sunday' );
	await page.reload();
	await expectSelected( page, 'Weekend' );
	await expectSelected( page, 'Sunday' );

	await page.emulateMedia( { forcedColors: 'active' } );
	const [ selected, other ] = await Promise.all(
		[ 'Weekend', 'Monday' ].map( ( name ) =>
			tab( page, name ).evaluate(
				( one ) => getComputedStyle( one ).borderBlockEndColor
			)
		)
	);
	expect( selected ).not.toBe( other );
} );

/** The rows that tabs with automatic and manual activation have in common. */
const commonRows = (
	list: string,
	[ first, second, last ]: readonly [ string, string, string ]
): RowChecks => ( {
	'tablist-role': ( page ) =>
		expect(
			page.getByRole( 'tablist', { name: list, exact: true } )
		).toBeVisible(),
	'tablist-aria-labelledby': ( page ) =>
		expect( page.getByRole( 'tablist' ).first() ).toHaveAccessibleName(
			/./
		),
	'tab-role': ( page ) => expect( tab( page, first ) ).toBeVisible(),
	'tab-aria-selected': async ( page ) => {
		await expect( tab( page, first ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await expect( tab( page, last ) ).toHaveAttribute(
			'aria-selected',
			'false'
		);
	},
	'tab-tabindex': async ( page ) => {
		await expect( tab( page, first ) ).toHaveAttribute( 'tabindex', '0' );
		await expect( tab( page, second ) ).toHaveAttribute( 'tabindex', '-1' );
	},
	'tabpanel-role': ( page ) => expect( panel( page, first ) ).toBeVisible(),
	'tabpanel-aria-labelledby': async ( page ) =>
		expect( panel( page, first ) ).toHaveAttribute(
			'aria-labelledby',
			`${ await tab( page, first ).getAttribute( 'id' ) }`
		),
} );

const checkControls =
	( name: string ): RowChecks[ string ] =>
	async ( page ) =>
		expect( tab( page, name ) ).toHaveAttribute(
			'aria-controls',
			`${ await panel( page, name ).getAttribute( 'id' ) }`
		);

test( 'given automatic activation, then keys, roles and states are those of the APG, arrow keys are mirrored from right to left, and up and down in a vertical set; a panel fades in for 700 ms, but not under reduced motion', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'tabs' );
	const fade = () =>
		page
			.locator( '#friday' )
			.evaluate( ( element ) =>
				element
					.getAnimations()
					.map( ( { effect } ) => effect?.getTiming().duration )
			);
	await expectSelected( page, 'Monday' );
	expect( await page.evaluate( () => document.getAnimations().length ) ).toBe(
		0
	);
	await tab( page, 'Friday' ).dispatchEvent( 'click' );
	expect( await fade() ).toEqual( [ FADE_MS ] );
	await tab( page, 'Monday' ).click();
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await tab( page, 'Friday' ).dispatchEvent( 'click' );
	expect( await fade() ).toEqual( [] );

	await tab( page, 'Monday' ).click();
	await turnRightToLeft( page );
	await tab( page, 'Monday' ).press( 'ArrowLeft' );
	await expectSelected( page, 'Friday' );
	await page.keyboard.press( 'ArrowRight' );
	await expectSelected( page, 'Monday' );
	await tab( page, 'By phone' ).press( 'ArrowDown' );
	await expect( tab( page, 'In the shop' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'ArrowUp' );
	await expect( tab( page, 'By mail' ) ).toBeFocused();
	const vertical = page.getByRole( 'tablist' ).last();
	await expect( vertical ).toHaveAttribute( 'aria-orientation', 'vertical' );
	const { x, width } = await boxOf( panel( page, 'By phone' ) );
	expect( ( await boxOf( vertical ) ).x ).toBeGreaterThan( x + width );

	await page.reload();
	const press = async ( from: string, key: string, to: string ) => {
		await tab( page, from ).press( key );
		await expect( tab( page, to ) ).toBeFocused();
		await expectSelected( page, to );
	};
	const WEEK = [ 'Monday', 'Friday', 'Weekend' ] as const;
	await checkApgRows( page, 'tabs-automatic', {
		...commonRows( "This week's bread", WEEK ),
		'tab-aria-control': checkControls( 'Monday' ),
		'tabpanel-tabindex': () =>
			expect( panel( page, 'Monday' ) ).toHaveAttribute(
				'tabindex',
				'0'
			),
		'key-tab': async () => {
			await page.getByRole( 'link', { name: 'Is there spelt?' } ).focus();
			await page.keyboard.press( 'Tab' );
			await expect( tab( page, 'Monday' ) ).toBeFocused();
			await page.keyboard.press( 'Tab' );
			await expect( panel( page, 'Monday' ) ).toBeFocused();
		},
		'key-right-arrow': async () => {
			await press( 'Monday', 'ArrowRight', 'Friday' );
			await press( 'Friday', 'ArrowRight', 'Weekend' );
			await press( 'Weekend', 'ArrowRight', 'Monday' );
		},
		'key-left-arrow': async () => {
			await press( 'Monday', 'ArrowLeft', 'Weekend' );
			await press( 'Weekend', 'ArrowLeft', 'Friday' );
		},
		'key-end': () => press( 'Friday', 'End', 'Weekend' ),
		'key-home': () => press( 'Weekend', 'Home', 'Monday' ),
	} );
} );

test( 'given manual activation, then keys, roles and states are those of the APG', async ( {
	openPage,
	page,
} ) => {
	await openPage(
		'tabs',
		readSample( 'tabs' ).replace( ' data-chaty-vertical', '' )
	);
	const press = async ( from: string, key: string, to: string ) => {
		await tab( page, from ).press( key );
		await expect( tab( page, to ) ).toBeFocused();
		await expectSelected( page, 'By phone' );
	};
	const WAYS = [ 'By phone', 'In the shop', 'By mail' ] as const;
	await checkApgRows( page, 'tabs-manual', {
		...commonRows( 'How to order', WAYS ),
		'tab-aria-controls': checkControls( 'By phone' ),
		'key-tab': async () => {
			await panel( page, 'Monday' ).focus();
			await page.keyboard.press( 'Tab' );
			await expect( tab( page, 'By phone' ) ).toBeFocused();
			await page.keyboard.press( 'Tab' );
			await expect(
				page.getByRole( 'link', { name: '12 34 56 78' } )
			).toBeFocused();
		},
		'key-enter-or-space': async () => {
			await press( 'By phone', 'ArrowRight', 'In the shop' );
			await page.keyboard.press( 'Enter' );
			await expectSelected( page, 'In the shop' );
			await tab( page, 'By mail' ).press( 'Space' );
			await expectSelected( page, 'By mail' );
		},
		'key-right-arrow': async () => {
			await press( 'By phone', 'ArrowRight', 'In the shop' );
			await press( 'By mail', 'ArrowRight', 'By phone' );
		},
		'key-left-arrow': () => press( 'By phone', 'ArrowLeft', 'By mail' ),
		'key-home': () => press( 'By mail', 'Home', 'By phone' ),
		'key-end': () => press( 'By phone', 'End', 'By mail' ),
	} );
} );

test( 'when the URL or a link leads into a panel, then its tab is selected; axe finds nothing', async ( {
	openPage,
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const path = await openPage( 'tabs' );
	await expectNoViolations( page, '.entry-content' );
	await expect( page.locator( '#sunday' ) ).toHaveAttribute(
		'hidden',
		'until-found'
	);
	await page.getByRole( 'link', { name: 'Is there spelt?' } ).click();
	await expectSelected( page, 'Friday' );
	await expect( page.getByText( 'spelt with honey' ) ).toBeInViewport();
	await expectNoViolations( page, '.entry-content' );
	await page.goto( 'about:blank' );
	await page.goto( `${ path }#sunday` );
	await expectSelected( page, 'Sunday' );
	await expectSelected( page, 'Weekend' );
	await expect( tab( page, 'Sunday' ) ).toBeInViewport();
	await expectNoViolations( page, '.entry-content' );
} );

test( "given legacy theme markup, then sets are independent, the theme's CSS hides no selected panel, and links without panels are logged", async ( {
	openPage,
	page,
} ) => {
	const logged = recordConsole( page );
	await openPage(
		'tabs',
		`${ LEGACY }<ul class="tabs-nav"><li><a href="#%">None</a></li><li>Text</li></ul>`
	);
	await expectSelected( page, 'Oats' );
	await expectSelected( page, 'Bun' );
	await expect(
		page.getByRole( 'tablist', { name: 'Cakes' } )
	).toBeVisible();
	await tab( page, 'Rye' ).click();
	await expect( page.getByText( 'Dark' ) ).toBeVisible();
	await expect( page.getByText( 'Soft' ) ).toBeHidden();
	await expect( page.getByText( 'Round' ) ).toBeVisible();
	await expect( page.locator( 'li.active' ) ).toHaveText( [ 'Rye', 'Bun' ] );
	await expectNoViolations( page, '.entry-content' );
	expect( logged ).toEqual( [ 'Chaty: tabs have no panels.' ] );
	await expect( page.getByRole( 'link', { name: 'None' } ) ).toBeVisible();
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 844 }, hasTouch: true } );

	test( 'when a tab is tapped, then it is selected; targets are large and nothing is wider than the screen', async ( {
		openPage,
		page,
	} ) => {
		await openPage( 'tabs' );
		await tab( page, 'Weekend' ).tap();
		await expectSelected( page, 'Weekend' );
		const heights = await page
			.getByRole( 'tab' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => one.getBoundingClientRect().height )
			);
		expect( Math.min( ...heights ) ).toBeGreaterThanOrEqual( 44 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 390 );
	} );
} );
