import { asRecord } from '../../shared/raw-values';
import { findGlobal, publish } from '../../shared/globals';
import type { GoogleLibraries, GoogleMaps } from './google-types';
import type { MapServices } from './options';
import { loadScripts } from '../../shared/script-loader';
import { RouteError } from './route-error';
import { inTime } from './with-timeout';

/** Called by Google's script when it is ready, and when it does not take the key. */
const READY = 'chaty_google_ready';
const REFUSED = 'gm_authFailure';

let loading: Promise< GoogleMaps > | undefined;
const refusals = new Set< () => void >();

function findMaps(): GoogleMaps | undefined {
	const { maps } = asRecord( findGlobal( 'google' ) );
	return asRecord( maps )[ 'importLibrary' ]
		? ( maps as GoogleMaps )
		: undefined;
}

/** The page may have a word of its own for a key that is refused. */
function hearRefusals(): void {
	const before = findGlobal( REFUSED );
	publish( REFUSED, () => {
		refusals.forEach( ( tell ) => tell() );
		if ( typeof before === 'function' ) {
			( before as () => void )();
		}
	} );
}

async function load( services: MapServices ): Promise< GoogleMaps > {
	hearRefusals();
	const known = findMaps();
	if ( known ) {
		return known;
	}
	const src = new URL( services.googleLoader );
	src.searchParams.set( 'key', services.googleKey );
	src.searchParams.set( 'v', 'weekly' );
	src.searchParams.set( 'loading', 'async' );
	src.searchParams.set( 'callback', READY );
	const isReady = new Promise< void >( ( resolve ) =>
		publish( READY, () => resolve() )
	);
	const isLoaded = await loadScripts( [
		{ id: 'chaty-google-maps-js', src: src.href },
	] );
	await ( isLoaded && inTime( isReady ) );
	const maps = findMaps();
	if ( ! maps ) {
		throw new RouteError( 'UNKNOWN_ERROR' );
	}
	return maps;
}

/** Loads a part of Google's maps, its script once and only where the page has none. */
export async function loadGoogle< Name extends keyof GoogleLibraries >(
	services: MapServices,
	name: Name
): Promise< GoogleLibraries[ Name ] > {
	loading ??= load( services ).catch( ( error: unknown ) => {
		loading = undefined;
		throw error;
	} );
	return inTime( ( await loading ).importLibrary( name ) );
}

/** Calls back when Google does not take the site's key, until it is undone. */
export function onGoogleRefusal( tell: () => void ): () => void {
	refusals.add( tell );
	return () => refusals.delete( tell );
}
