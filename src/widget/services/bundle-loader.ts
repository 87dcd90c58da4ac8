import { publish } from '../../shared/globals';
import type { Assets } from '../domain/settings/types';
import type { Browser } from '../browser/types';
import type {
	Compose,
	EvaluateConditions,
	ListenToSingleChannel,
	MountApp,
} from './context';

/** What later bundles leave for the loader. */
interface Bundles {
	readonly widget: MountApp;
	readonly triggers: EvaluateConditions;
	readonly single_channel: ListenToSingleChannel;
	readonly compose: Compose;
}

/** Publishes a bundle for the loader. */
export function publishBundle< Name extends keyof Bundles >(
	name: Name,
	bundle: Bundles[ Name ]
): void {
	publish( `chaty_${ name }`, bundle );
}

/** Loads a bundle once; resolves to nothing when a script fails to load, and then the next call tries again. */
export type LoadBundle = < Name extends keyof Bundles >(
	name: Name
) => Promise< Bundles[ Name ] | undefined >;

/** Returns what loads bundles, after the page's own scripts. */
export function createBundleLoader(
	browser: Browser,
	assets: Assets
): LoadBundle {
	const loading: Record< string, Promise< unknown > | undefined > = {};
	const find = ( name: string ) => browser.find( `chaty_${ name }` );

	async function load( name: keyof Bundles ) {
		await new Promise< void >( ( resolve ) =>
			browser.whenParsed( resolve )
		);
		if (
			! ( await browser.loadScripts( [ assets[ name ] ?? [] ].flat() ) )
		) {
			loading[ name ] = undefined;
			browser.log( `Chaty: scripts of ${ name } could not be loaded.` );
		}
		return find( name );
	}

	return async ( name ) =>
		( find( name ) ?? ( loading[ name ] ??= load( name ) ) ) as never;
}
