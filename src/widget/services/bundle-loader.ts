import type { Script } from '../../shared/types';
import type { Browser } from '../browser/types';

/** Globals under which later bundles leave their function for the loader. */
export const BUNDLE_GLOBALS = {
	widget: 'chaty_widget',
	triggers: 'chaty_triggers',
	single_channel: 'chaty_single_channel',
} as const;

/**
 * Returns a function that loads a bundle once, after the page's own scripts, and resolves to what the
 * bundle left; to nothing when a script fails to load. Then the next call tries again.
 */
export function createBundleLoader< Bundle >(
	browser: Browser,
	name: keyof typeof BUNDLE_GLOBALS,
	scripts: readonly ( Script | undefined )[] = []
): () => Promise< Bundle | undefined > {
	const known = scripts.filter( ( script ) => !! script );
	const find = () =>
		browser.find( BUNDLE_GLOBALS[ name ] ) as Bundle | undefined;
	const parsed = new Promise< void >( ( resolve ) =>
		browser.whenParsed( resolve )
	);
	let loading: Promise< Bundle | undefined > | undefined;

	async function load(): Promise< Bundle | undefined > {
		await parsed;
		if ( ! ( await browser.loadScripts( known ) ) ) {
			loading = undefined;
			browser.log( `Chaty: scripts of ${ name } could not be loaded.` );
		}
		return find();
	}

	return async () => find() ?? ( loading ??= load() );
}
