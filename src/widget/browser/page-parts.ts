import { log } from '../../shared/log';
import { loadStylesheet, loadScripts } from '../../shared/script-loader';
import type { Browser } from './types';
import { findGlobal, publish } from '../../shared/globals';

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
	Browser,
	| 'addStyles'
	| 'addStylesheet'
	| 'append'
	| 'hasElement'
	| 'loadScripts'
	| 'publish'
	| 'find'
	| 'log'
> = {
	loadScripts,
	addStyles,
	publish,
	find: findGlobal,
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
};
