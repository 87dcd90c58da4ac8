import type { Script } from '../../shared/types';
import type { Browser } from '../browser/types';

/** The globals under which the later bundles leave their function for the loader. */
export const BUNDLE_GLOBALS = {
	widget: 'chaty_widget',
	triggers: 'chaty_triggers',
	single_channel: 'chaty_single_channel',
} as const;

/**
 * Gives a function that loads a part's scripts once, after the page's own. It answers with what
 * the part left, or nothing when a script could not be had; then the next call tries again.
 */
export function createBundleLoader< Part >(
	browser: Browser,
	name: keyof typeof BUNDLE_GLOBALS,
	scripts: readonly ( Script | undefined )[] = []
): () => Promise< Part | undefined > {
	const known = scripts.filter( ( script ) => !! script );
	const find = () =>
		browser.find( BUNDLE_GLOBALS[ name ] ) as Part | undefined;
	const parsed = new Promise< void >( ( resolve ) =>
		browser.whenParsed( resolve )
	);
	let loading: Promise< Part | undefined > | undefined;

	async function load(): Promise< Part | undefined > {
		await parsed;
		if ( ! ( await browser.loadScripts( known ) ) ) {
			loading = undefined;
			browser.log( `Chaty: scripts of ${ name } could not be loaded.` );
		}
		return find();
	}

	return async () => find() ?? ( loading ??= load() );
}
