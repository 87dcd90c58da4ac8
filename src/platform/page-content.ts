import { attempt } from './attempt';
import type { Undo } from './platform';

/** The elements of the page, or of a part of it, that match; the part itself included. */
export function findAll(
	selector: string,
	root: ParentNode = document
): readonly HTMLElement[] {
	const found = [ ...root.querySelectorAll< HTMLElement >( selector ) ];
	return root instanceof HTMLElement && root.matches( selector )
		? [ root, ...found ]
		: found;
}

/**
 * Calls back with the whole page when its own scripts have run, and then with what is added to it
 * later, by a builder or by AJAX; `onRemoved` when something was taken away.
 */
export function watchContent(
	onContent: ( root: ParentNode ) => void,
	onRemoved: () => void
): void {
	const watch = () => {
		onContent( document );
		new MutationObserver( ( records ) => {
			if ( records.some( ( { removedNodes } ) => removedNodes.length ) ) {
				onRemoved();
			}
			for ( const { addedNodes } of records ) {
				addedNodes.forEach( ( node ) => {
					if ( node instanceof HTMLElement && node.isConnected ) {
						onContent( node );
					}
				} );
			}
		} ).observe( document, { childList: true, subtree: true } );
	};
	if ( document.readyState === 'loading' ) {
		document.addEventListener( 'DOMContentLoaded', watch );
	} else {
		watch();
	}
}

/** Listens until it is undone; with `isFirst` before what lies deeper in the page hears of it. */
export function listen(
	target: EventTarget | 'window',
	type: string,
	handle: ( event: Event ) => void,
	isFirst = false
): Undo {
	const place = target === 'window' ? window : target;
	place.addEventListener( type, handle, isFirst );
	return () => place.removeEventListener( type, handle, isFirst );
}

/** What the address points to on this page, if anything. */
export function findTarget(): Element | null {
	return attempt(
		() =>
			document.getElementById(
				decodeURIComponent( window.location.hash.slice( 1 ) )
			),
		null
	);
}

/** Whether the visitor wants things to move less. */
export function wantsLessMotion(): boolean {
	return window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
}
