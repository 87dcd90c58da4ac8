import type { Cleanup } from '../../shared/types';
import { tryOr } from '../../shared/try-or';

/**
 * Whether a node is an element, also one that another window has made, as the outer window of Elementor's editor does:
 * `instanceof` fails there.
 */
const isElement = ( node: Node ): node is HTMLElement => 'matches' in node;

/** The elements of the page, or of a part of it, that match a selector; the part itself included. */
export function findAll(
	selector: string,
	root: ParentNode = document
): readonly HTMLElement[] {
	const found = root.querySelectorAll< HTMLElement >( selector );
	return isElement( root ) && root.matches( selector )
		? [ root, ...found ]
		: [ ...found ];
}

/**
 * Calls back with the whole document once its own scripts have run, and then with each part that is added
 * to it; before that `onChange` with the changes.
 */
export function watchContent(
	onContent: ( root: ParentNode ) => void,
	onChange: ( records: readonly MutationRecord[] ) => void
): void {
	const watch = () => {
		onContent( document );
		new MutationObserver( ( records ) => {
			onChange( records );
			records.forEach( ( { addedNodes } ) =>
				addedNodes.forEach( ( node ) => {
					if ( isElement( node ) && node.isConnected ) {
						onContent( node );
					}
				} )
			);
		} ).observe( document, { childList: true, subtree: true } );
	};
	if ( document.readyState === 'loading' ) {
		document.addEventListener( 'DOMContentLoaded', watch );
	} else {
		watch();
	}
}

/**
 * Listens to events of one or several types, separated by spaces, until the cleanup; with `isFirst` in
 * the capture phase.
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

/** The element that the fragment of the URL, or of a link, names on this page. */
export function findTarget(
	{ hash }: { readonly hash: string } = window.location
): HTMLElement | null {
	return tryOr(
		() => document.getElementById( decodeURIComponent( hash.slice( 1 ) ) ),
		null
	);
}

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
	return window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
}
