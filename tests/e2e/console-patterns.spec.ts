/** The plugin's patterns: valid in the editor, and right on pages. */
import { expectNoViolations } from './support/axe';
import { callEditor, openEditor } from './support/block-editor';
import { logIn } from './support/console';
import { expect, test } from './support/fixtures';
import { aChannel, aWidget, FORM_CHANNEL } from './support/widget';

interface Pattern {
	readonly name: string;
	readonly title: string;
	readonly content: string;
}

interface Block {
	readonly name: string;
	readonly isValid: boolean;
	readonly innerBlocks: readonly Block[];
}

const flatten = ( blocks: readonly Block[] ): readonly Block[] =>
	blocks.flatMap( ( block ) => [ block, ...flatten( block.innerBlocks ) ] );

test( 'all are offered, are valid blocks, and stand on a page in both kinds of themes', async ( {
	site,
	page,
} ) => {
	await site.importSettings( [
		aWidget( { channels: [ FORM_CHANNEL, aChannel() ] } ),
	] );
	await logIn( page );
	await openEditor( page, 'post-new.php?post_type=page' );
	const patterns = (
		await page.evaluate< readonly Pattern[] >(
			'wp.apiFetch( { path: "/wp/v2/block-patterns/patterns" } )'
		)
	).filter( ( { name } ) => name.startsWith( 'chaty/' ) );
	expect( patterns.map( ( { title } ) => title ) ).toEqual( [
		'Contact section',
		'Team with contact buttons',
		'Portfolio with filters',
		'Help bar of a shop',
	] );
	const content = patterns.map( ( one ) => one.content ).join( '\n' );
	await callEditor(
		page,
		`dispatch( "core/block-editor" ).insertBlocks( wp.blocks.parse( ${ JSON.stringify(
			content
		) } ) )`
	);
	const blocks = flatten(
		await callEditor< readonly Block[] >(
			page,
			'select( "core/block-editor" ).getBlocks()'
		)
	);
	expect( blocks.filter( ( { isValid } ) => ! isValid ) ).toEqual( [] );
	expect( blocks.map( ( { name } ) => name ) ).not.toContain(
		'core/missing'
	);

	for ( const theme of [ 'twentytwentyfour', 'chaty-classic' ] ) {
		await site.switchTheme( theme );
		await page.goto( await site.putPage( { slug: 'all', content } ) );
		await expect(
			page.locator( '.chaty-inline-form' ).getByLabel( 'Name' )
		).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: 'Outdoors' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Ask for yours' } )
		).toBeVisible();
		await expectNoViolations( page, '.chaty-inline-form, [data-chaty]' );
	}
} );
