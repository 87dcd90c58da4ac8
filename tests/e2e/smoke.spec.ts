import { expect, test } from './support/fixtures';

test( 'WordPress answers and the plugin is active @main', async ( {
	site,
	page,
	php,
} ) => {
	const { plugin, wordpress, php: running } = await site.info();

	await page.goto( '/' );

	expect( wordpress ).toMatch( /^\d+\.\d+/ );
	expect( plugin ).toBe( true );
	expect( running ).toMatch( new RegExp( `^${ php ?? '' }` ) );
	await expect(
		page.getByRole( 'heading', { name: 'Bread worth the walk' } )
	).toBeVisible();
} );
