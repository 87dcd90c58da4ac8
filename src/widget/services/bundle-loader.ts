import { publish } from '../../shared/globals';
import { getScripts } from '../domain/files';
import type { Assets } from '../domain/settings/types';
import type { Browser } from '../browser/types';
import type { Bundles, LoadBundle } from './context';

export function publishBundle< Name extends keyof Bundles >(
	name: Name,
	bundle: Bundles[ Name ]
): void {
	publish( `chaty_${ name }`, bundle );
}

/** A bundle that the page has already. */
export const findBundle = < Name extends keyof Bundles >(
	browser: Pick< Browser, 'find' >,
	name: Name
) => browser.find( `chaty_${ name }` ) as Bundles[ Name ] | undefined;

/** Returns what loads bundles, after the page's own scripts. */
export function createBundleLoader(
	browser: Browser,
	assets: Assets
): LoadBundle {
	const loading: Record< string, Promise< unknown > | undefined > = {};

	async function load( name: keyof Bundles ) {
		await browser.whenParsed();
		const isThere = () => !! findBundle( browser, name );
		if (
			! ( await browser.loadScripts(
				getScripts( assets, name ),
				isThere
			) )
		) {
			loading[ name ] = undefined;
			browser.log( `Chaty: ${ name } could not be loaded.` );
		}
		return findBundle( browser, name );
	}

	return async ( name ) =>
		( findBundle( browser, name ) ??
			( loading[ name ] ??= load( name ) ) ) as never;
}
