import { findGlobal, publish } from '../../../shared/globals';
import { asRecord } from '../../../shared/raw-values';
import { loadScripts } from '../../../shared/script-loader';
import { setTimer } from '../../../shared/timers';
import { MapError, SERVICE_TIMEOUT_MS } from '../errors';
import type { MapServices } from '../options';
import type { GoogleLibraries, GoogleMaps } from './types';

/** The globals that Google's script calls when it is ready, and when Google rejects the API key. */
const READY_CALLBACK = 'chaty_google_ready';
const REJECTED_CALLBACK = 'gm_authFailure';

let loading: Promise< GoogleMaps > | undefined;
const rejectionHandlers = new Set< () => void >();

/** Settles as the promise does, or rejects when that takes too long. */
export function withTimeout< Result >(
	promise: Promise< Result >
): Promise< Result > {
	return new Promise( ( resolve, reject ) => {
		const stopTimer = setTimer( SERVICE_TIMEOUT_MS, () =>
			reject( new MapError( 'UNKNOWN_ERROR' ) )
		);
		promise.then( resolve, reject ).finally( stopTimer );
	} );
}

function findMaps(): GoogleMaps | undefined {
	const { maps } = asRecord( findGlobal( 'google' ) );
	return asRecord( maps )[ 'importLibrary' ]
		? ( maps as GoogleMaps )
		: undefined;
}

/** Listens for a rejected key; a function of the page under the same name is still called. */
function watchRejection(): void {
	const previous = findGlobal( REJECTED_CALLBACK );
	publish( REJECTED_CALLBACK, () => {
		rejectionHandlers.forEach( ( handle ) => handle() );
		if ( typeof previous === 'function' ) {
			( previous as () => void )();
		}
	} );
}

async function load( services: MapServices ): Promise< GoogleMaps > {
	watchRejection();
	const existing = findMaps();
	if ( existing ) {
		return existing;
	}
	const src = new URL( services.googleLoader );
	src.searchParams.set( 'key', services.googleKey );
	src.searchParams.set( 'v', 'weekly' );
	src.searchParams.set( 'loading', 'async' );
	src.searchParams.set( 'callback', READY_CALLBACK );
	const isReady = new Promise< void >( ( resolve ) =>
		publish( READY_CALLBACK, () => resolve() )
	);
	const isLoaded = await loadScripts( [
		{ id: 'chaty-google-maps-js', src: src.href },
	] );
	await ( isLoaded && withTimeout( isReady ) );
	const maps = findMaps();
	if ( ! maps ) {
		throw new MapError( 'UNKNOWN_ERROR' );
	}
	return maps;
}

/** Loads a library of Google Maps; its script once, and only on a page that does not have it. */
export async function loadGoogle< Name extends keyof GoogleLibraries >(
	services: MapServices,
	name: Name
): Promise< GoogleLibraries[ Name ] > {
	loading ??= load( services ).catch( ( error: unknown ) => {
		loading = undefined;
		throw error;
	} );
	return withTimeout( ( await loading ).importLibrary( name ) );
}

/** Calls back when Google rejects the site's API key. */
export function onKeyRejected( handle: () => void ): () => void {
	rejectionHandlers.add( handle );
	return () => rejectionHandlers.delete( handle );
}
