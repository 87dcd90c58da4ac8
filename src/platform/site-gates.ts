import { attempt } from './attempt';
import type { Undo } from './platform';

/** What page behaviours want of the browser. */
export interface SiteGates {
	/** The elements that match, the root itself included. */
	findAll: ( root: ParentNode, selector: string ) => readonly HTMLElement[];
	/** The whole page. */
	readonly page: ParentNode;
	/** Calls back when the page's own scripts have run. */
	whenParsed: ( onParsed: () => void ) => void;
	/** Calls back with what was added to the page later: by a builder, by AJAX. */
	watchContent: ( onAdded: ( added: HTMLElement ) => void ) => Undo;
	listen: (
		target: EventTarget | 'window',
		type: string,
		handle: ( event: Event ) => void
	) => Undo;
	/** What the address points to on this page, if anything. */
	findTarget: () => Element | null;
	/** Whether the visitor wants things to move less. */
	wantsLessMotion: () => boolean;
	element: ( tag: 'button' ) => HTMLButtonElement;
	emit: ( target: EventTarget, name: string, detail: object ) => boolean;
}

/** The browser, as far as page behaviours want it. */
export const siteGates: SiteGates = {
	page: document,

	findAll( root, selector ) {
		const found = [ ...root.querySelectorAll< HTMLElement >( selector ) ];
		return root instanceof HTMLElement && root.matches( selector )
			? [ root, ...found ]
			: found;
	},

	whenParsed( onParsed ) {
		if ( document.readyState === 'loading' ) {
			document.addEventListener( 'DOMContentLoaded', onParsed, {
				once: true,
			} );
		} else {
			onParsed();
		}
	},

	watchContent( onAdded ) {
		const observer = new MutationObserver( ( records ) => {
			for ( const { addedNodes } of records ) {
				addedNodes.forEach( ( node ) => {
					if ( node instanceof HTMLElement ) {
						onAdded( node );
					}
				} );
			}
		} );
		observer.observe( document.documentElement, {
			childList: true,
			subtree: true,
		} );
		return () => observer.disconnect();
	},

	listen( target, type, handle ) {
		const place = target === 'window' ? window : target;
		place.addEventListener( type, handle );
		return () => place.removeEventListener( type, handle );
	},

	findTarget: () =>
		attempt(
			() =>
				document.getElementById(
					decodeURIComponent( window.location.hash.slice( 1 ) )
				),
			null
		),

	wantsLessMotion: () =>
		attempt(
			() =>
				window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches,
			false
		),

	element: ( tag ) => document.createElement( tag ),

	emit: ( target, name, detail ) =>
		target.dispatchEvent(
			new CustomEvent( name, { detail, bubbles: true, cancelable: true } )
		),
};
