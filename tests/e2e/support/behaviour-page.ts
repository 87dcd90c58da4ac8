import { readFileSync } from 'node:fs';
import { test as base } from './fixtures';
import type { Site } from './site';

export { expect } from './fixtures';

const SAMPLES = new URL(
	'../../../tools/demo-content/behaviours/',
	import.meta.url
);

/** The content of a behaviour's sample page in the demo. */
export const readSample = ( name: string ) =>
	readFileSync( new URL( `${ name }.html`, SAMPLES ), 'utf8' );

/**
 * Creates a page in a theme that supports behaviours, and returns its path. Without content it is the
 * behaviour's sample page.
 */
export async function putBehaviourPage(
	site: Site,
	name: string,
	content = readSample( name )
): Promise< string > {
	await site.setOptions( { chaty_test_behaviours: 1 } );
	return site.putPage( { slug: `behaviour-${ name }`, content } );
}

/** Lets the theme enqueue behaviours by their names, so that their styles load without scripts, too. */
export async function enqueueBehaviours(
	site: Site,
	...names: readonly string[]
): Promise< void > {
	await site.setOptions( { chaty_test_behaviours: names } );
}

/** Markup that is not of blocks yet, in a block of its own. */
const inBlock = ( markup: string ) =>
	markup.includes( '<!-- wp:' )
		? markup
		: `<!-- wp:html -->${ markup }<!-- /wp:html -->`;

/** Opens a page that `putBehaviourPage` creates, and returns its path; plain markup becomes a block. */
type OpenPage = (
	name: string,
	content?: string,
	hash?: string
) => Promise< string >;

/** Playwright's `test` with a page that has behaviours. */
export const test = base.extend< { openPage: OpenPage } >( {
	openPage: async ( { site, page }, provide ) =>
		provide( async ( name, content = readSample( name ), hash = '' ) => {
			const path = await putBehaviourPage(
				site,
				name,
				inBlock( content )
			);
			await page.goto( path + hash );
			return path;
		} ),
} );
