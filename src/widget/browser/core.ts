import { readCookie, writeCookie } from '../../shared/cookies';
import { findGlobal, publish } from '../../shared/globals';
import { request } from '../../shared/http';
import { log } from '../../shared/log';
import { readRichText } from '../../shared/rich-text';
import { loadScripts, loadStylesheet } from '../../shared/script-loader';
import { tryOr } from '../../shared/try-or';
import type { Browser } from './types';

declare global {
	interface Window {
		chaty_settings?: unknown;
	}
}

/** Our own elements, by reference: the author of a post can give an element any id. */
const ownElements = new Set< Element >();
const stylesheetUrls = new Set< string >();
const styleTexts = new Set< string >();
const ownersSheets = new Set< CSSStyleSheet >();

/** Calls back once, on the first of these events of the window, or now where the page has loaded. */
function once( handle: () => void, ...types: readonly string[] ): void {
	let isDone = document.readyState === 'complete';
	if ( isDone ) {
		handle();
	}
	for ( const type of types ) {
		window.addEventListener( type, () => {
			if ( ! isDone ) {
				isDone = true;
				handle();
			}
		} );
	}
}

/**
 * Calls back with the settings and with each later object. A site may delay the script that sets them, so
 * the variable becomes a property with a setter; nothing polls.
 */
function watchSettings( onSettings: ( settings: unknown ) => void ): void {
	let current = window.chaty_settings;
	tryOr( () => {
		Object.defineProperty( window, 'chaty_settings', {
			configurable: true,
			get: () => current,
			set: ( settings: unknown ) => {
				current = settings;
				onSettings( settings );
			},
		} );
	}, undefined );
	if ( current ) {
		onSettings( current );
	}
}

/**
 * Adds the text of a style sheet once: as a constructed style sheet, which a strict content security
 * policy allows, or as an element in browsers before 2023. The owner's CSS stays behind ours, also behind
 * those of bundles that come later.
 */
function addStyles( css: string, isOwners = false ): void {
	if ( styleTexts.has( css ) ) {
		return;
	}
	styleTexts.add( css );
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

/** What every page with a widget needs of the browser. */
export const coreBrowser: Browser = {
	watchSettings,
	// DOMContentLoaded bubbles to the window.
	whenParsed: ( handle ) => once( handle, 'DOMContentLoaded', 'load' ),
	whenLoaded: ( handle ) => once( handle, 'load' ),
	now: () => new Date(),
	readCookie,
	writeCookie,
	request,
	loadScripts,
	addStyles,
	publish,
	find: findGlobal,
	readRichText,
	log,

	readFacts: () => ( {
		userAgent: navigator.userAgent,
		title: document.title,
		url: window.location.href,
	} ),

	listen( target, type, handle ) {
		// `window.window` and `window.document` are what their names say.
		const source = typeof target === 'string' ? window[ target ] : target;
		source.addEventListener( type, handle );
		return () => source.removeEventListener( type, handle );
	},

	emit: ( name, detail ) =>
		document.dispatchEvent(
			new CustomEvent( name, { detail, cancelable: true } )
		),

	addStylesheet( href ) {
		if ( ! stylesheetUrls.has( href ) ) {
			stylesheetUrls.add( href );
			void loadStylesheet( href );
		}
	},

	append( element ) {
		ownElements.add( element );
		document.body.append( element );
	},

	hasElement: ( id ) =>
		[ ...ownElements ].some(
			( element ) => element.id === id && element.isConnected
		),
};
