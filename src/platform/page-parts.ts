import type { Platform } from './platform';
import { addStyles, publish } from './publish';

type Globals = Record< string, unknown >;

const loading = new Map< string, Promise< boolean > >();

function addScript( id: string, src: string ): Promise< boolean > {
	return new Promise( ( resolve ) => {
		const script = document.createElement( 'script' );
		script.id = id;
		script.src = src;
		script.onload = () => resolve( true );
		script.onerror = () => {
			script.remove();
			loading.delete( id );
			resolve( false );
		};
		document.head.append( script );
	} );
}

/** What the product adds to the page, and finds there. */
export const pageParts: Pick<
	Platform,
	| 'addStyles'
	| 'addStylesheet'
	| 'append'
	| 'hasElement'
	| 'loadScript'
	| 'publish'
	| 'find'
	| 'log'
> = {
	addStyles,
	publish,
	addStylesheet( href ) {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = href;
		document.head.append( link );
	},

	append: ( element ) => document.body.append( element ),

	hasElement: ( id ) => !! document.getElementById( id ),

	loadScript( id, src ) {
		const known = loading.get( id );
		if ( known ) {
			return known;
		}
		if ( document.getElementById( id ) ) {
			return Promise.resolve( true );
		}
		const script = addScript( id, src );
		loading.set( id, script );
		return script;
	},

	find: ( name ) => ( window as unknown as Globals )[ name ],

	log: ( message ) => console.info( message ),
};
