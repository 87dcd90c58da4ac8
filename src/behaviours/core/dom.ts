import type { Cleanup } from '../../shared/types';
import { tryOr } from '../../shared/try-or';

/** The elements of the page, or of a part of it, that match; the part itself included. */
export function findAll(
	selector: string,
	root: ParentNode = document
): readonly HTMLElement[] {
	const found = root.querySelectorAll< HTMLElement >( selector );
	return root instanceof HTMLElement && root.matches( selector )
		? [ root, ...found ]
		: [ ...found ];
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
			onRemoved();
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

/**
 * Listens, to several types with spaces between, until it is undone; with `isFirst` before what lies
 * deeper in the page hears of it.
 */
export function listen(
	target: EventTarget | 'window',
	types: string,
	handle: ( event: Event ) => void,
	isFirst = false
): Cleanup {
	const place = target === 'window' ? window : target;
	const names = types.split( ' ' );
	names.forEach( ( type ) =>
		place.addEventListener( type, handle, isFirst )
	);
	return () =>
		names.forEach( ( type ) =>
			place.removeEventListener( type, handle, isFirst )
		);
}

/** What the address, or a link, points to on this page, if anything. */
export function findTarget(
	{ hash }: { readonly hash: string } = window.location
): HTMLElement | null {
	return tryOr(
		() => document.getElementById( decodeURIComponent( hash.slice( 1 ) ) ),
		null
	);
}

/** Whether the visitor wants things to move less. */
export function prefersReducedMotion(): boolean {
	return window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
}
