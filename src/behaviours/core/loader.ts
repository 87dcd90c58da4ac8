import { BEHAVIOUR_MARKUP } from './selectors';
import { readBehaviourData, type BundleFiles } from './registry';
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
	handle: string,
	{ style, scripts = [] }: BundleFiles = {},
	ready = Promise.resolve()
): Promise< boolean > {
	const coming =
		loading.get( handle ) ??
		Promise.all( [
			! style || loadStylesheet( style ),
			ready.then( () => loadScripts( scripts ) ),
		] ).then( ( done ) => {
			const isLoaded = ! done.includes( false );
			if ( ! isLoaded ) {
				loading.delete( handle );
			}
			return isLoaded;
		} );
	loading.set( handle, coming );
	return coming;
}

/**
 * Loads the behaviours whose markup is in a part of the page. Those that the theme enqueued by their
 * handle are on the page already.
 */
export function loadBehaviours( root: ParentNode ): void {
	const { scripts } = readBehaviourData();
	for ( const [ name, selector ] of Object.entries( BEHAVIOUR_MARKUP ) ) {
		const handle = `chaty-${ name }`;
		if ( ! loading.has( handle ) && findAll( selector, root ).length ) {
			void load( handle, scripts?.[ name ], whenSharedRan() );
		}
	}
}

/** Loads a chunk, for the first use of a behaviour. */
export const loadChunk = async ( name: string ): Promise< unknown > =>
	( await load(
		`chaty-${ name }-chunk`,
		readBehaviourData().chunks?.[ name ]
	) )
		? window.chaty?.chunks?.[ name ]
		: undefined;
