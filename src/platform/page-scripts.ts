import type { Script } from '../domain/settings/model';
import type { Platform } from './platform';

function addScript( { id, src }: Script ) {
	const element = document.createElement( 'script' );
	const isLoaded = new Promise< boolean >( ( resolve ) => {
		element.onload = () => resolve( true );
		element.onerror = () => resolve( false );
	} );
	element.id = id;
	element.src = src;
	// Scripts that a script adds run as they come, unless they are told to keep their order.
	element.async = false;
	document.head.append( element );
	return { element, isLoaded };
}

const sheets = new Set< string >();

/** What the product loads later, and what it says in the console: all that page behaviours need of it. */
export const pageScripts: Pick<
	Platform,
	'addStylesheet' | 'loadScripts' | 'log'
> = {
	addStylesheet( href ) {
		if ( sheets.has( href ) ) {
			return;
		}
		sheets.add( href );
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = href;
		document.head.append( link );
	},

	async loadScripts( scripts ) {
		const added = scripts
			.filter(
				( { id } ) =>
					! (
						document.getElementById( id ) instanceof
						HTMLScriptElement
					)
			)
			.map( addScript );
		const loaded = await Promise.all(
			added.map( ( { isLoaded } ) => isLoaded )
		);
		const failed = loaded.indexOf( false );
		if ( failed < 0 ) {
			return true;
		}
		// What came after the one that failed has run without it, so it is to run again.
		added.slice( failed ).forEach( ( { element } ) => element.remove() );
		return false;
	},

	log: ( message ) => console.info( message ),
};
