import { log } from './log';
import { loadStylesheet, pageScripts } from './page-scripts';
import type { Platform } from './platform';
import { addStyles, publish } from './publish';

type Globals = Record< string, unknown >;

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
	...pageScripts,
	addStyles,
	publish,
	log,
	addStylesheet( href ) {
		if ( ! sheets.has( href ) ) {
			sheets.add( href );
			void loadStylesheet( href );
		}
	},

	append( element ) {
		own.add( element );
		document.body.append( element );
	},

	hasElement: ( id ) =>
		[ ...own ].some(
			( element ) => element.id === id && element.isConnected
		),

	find( name ) {
		const value = ( window as unknown as Globals )[ name ];
		// Elements, collections and frames whose name this is are globals too.
		return /^\[object (Object|Array|\w*Function)]$/.test(
			Object.prototype.toString.call( value )
		)
			? value
			: undefined;
	},
};
