import type { Script } from '../domain/settings/model';
import type { Platform } from './platform';
import { addStyles, publish } from './publish';

type Globals = Record< string, unknown >;

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

/** Elements of ours, by reference: a post's author can write any id. */
const own = new Set< Element >();
const sheets = new Set< string >();

/** What the product adds to the page, and finds there. */
export const pageParts: Pick<
	Platform,
	| 'addStyles'
	| 'addStylesheet'
	| 'append'
	| 'hasElement'
	| 'loadScripts'
	| 'publish'
	| 'find'
	| 'log'
> = {
	addStyles,
	publish,
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

	append( element ) {
		own.add( element );
		document.body.append( element );
	},

	hasElement: ( id ) =>
		[ ...own ].some(
			( element ) => element.id === id && element.isConnected
		),

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

	find( name ) {
		const value = ( window as unknown as Globals )[ name ];
		// An element whose id is the name is a global too.
		return value instanceof Element ? undefined : value;
	},

	log: ( message ) => console.info( message ),
};
