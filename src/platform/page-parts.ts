import { log } from './log';
import { loadStylesheet, pageScripts } from './page-scripts';
import type { Platform } from './platform';
import { publish } from './publish';

type Globals = Record< string, unknown >;

/** Elements of ours, by reference: a post's author can write any id. */
const own = new Set< Element >();
const sheets = new Set< string >();
const styles = new Set< string >();
const ownersSheets = new Set< CSSStyleSheet >();

/**
 * Puts a style sheet's text into effect, once: as a constructed sheet, which a strict content
 * security policy allows, or as an element in browsers before 2023. The owner's stay behind ours,
 * which come later where their part does.
 */
function addStyles( css: string, isOwners = false ): void {
	if ( styles.has( css ) ) {
		return;
	}
	styles.add( css );
	try {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync( css );
		if ( isOwners ) {
			ownersSheets.add( sheet );
		}
		document.adoptedStyleSheets = [
			...document.adoptedStyleSheets,
			sheet,
		].sort(
			( one, other ) =>
				+ownersSheets.has( one ) - +ownersSheets.has( other )
		);
	} catch {
		const style = document.createElement( 'style' );
		style.textContent = css;
		document[ isOwners ? 'body' : 'head' ].append( style );
	}
}

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
