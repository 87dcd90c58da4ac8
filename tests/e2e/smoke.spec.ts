import { expect, test } from './support/fixtures';

test( 'WordPress answers and the plugin is active @main', async ( {
	site,
	page,
} ) => {
	const { plugin, wordpress } = await site.info();

	await page.goto( '/' );

	expect( wordpress ).toMatch( /^\d+\.\d+/ );
	expect( plugin ).toBe( true );
	await expect(
		page.getByRole( 'heading', { name: 'Bread worth the walk' } )
	).toBeVisible();
} );
