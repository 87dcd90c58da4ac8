import { readFileSync } from 'node:fs';
import type { Site } from './site';

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
