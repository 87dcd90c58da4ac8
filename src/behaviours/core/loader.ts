import { BEHAVIOUR_MARKUP } from './selectors';
import { getChunk, setChunkLoader, readBehaviourData } from './registry';
import { findAll } from './dom';
import { loadStylesheet, loadScripts } from '../../shared/script-loader';

const loading = new Map< string, Promise< boolean > >();

/**
 * Waits for what behaviours share where it is on the page and has not run. The page's deferred scripts run after
 * this one, and a script that is added now could come before them.
 */
async function whenSharedRan(): Promise< void > {
	for ( const name of [ 'runtime', 'slides' ] as const ) {
		const script = document.getElementById( `chaty-${ name }-js` );
		if ( script && ! window.chaty?.[ name ] ) {
			await new Promise( ( resolve ) => {
				script.addEventListener( 'load', resolve );
				script.addEventListener( 'error', resolve );
			} );
		}
	}
}

/** Loads the style sheet and the scripts of a bundle once; after a failure the next call tries again. */
function load(
	group: 'scripts' | 'chunks',
	name: string,
	handle: string
): Promise< boolean > {
	const known = loading.get( handle );
	if ( known ) {
		return known;
	}
	const { style, scripts = [] } =
		readBehaviourData()[ group ]?.[ name ] ?? {};
	const coming = Promise.all( [
		! style || loadStylesheet( style ),
		whenSharedRan().then( () => loadScripts( scripts ) ),
	] ).then( ( [ hasStyle, hasScripts ] ) => hasStyle && hasScripts );
	loading.set( handle, coming );
	void coming.then( ( isLoaded ) => isLoaded || loading.delete( handle ) );
	return coming;
}

/**
 * Loads the behaviours whose markup is in a part of the page. Those that the theme enqueued by their
 * handle are on the page already.
 */
export function loadBehaviours( root: ParentNode ): void {
	for ( const [ name, selector ] of Object.entries( BEHAVIOUR_MARKUP ) ) {
		const handle = `chaty-${ name }`;
		if ( ! loading.has( handle ) && findAll( selector, root ).length ) {
			void load( 'scripts', name, handle );
		}
	}
}

/** Lets behaviours load their chunks on first use. */
export function enableChunks(): void {
	setChunkLoader( async ( name ) =>
		( await load( 'chunks', name, `chaty-${ name }-chunk` ) )
			? getChunk( name )
			: undefined
	);
}
