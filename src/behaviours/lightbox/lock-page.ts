import { cleanupAll, rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/**
 * Keeps the page behind an element still and out of reach, without moving it: what the scrollbar
 * took stays free.
 */
export function lockPage( front: Element ): Cleanup {
	const { body, documentElement: root, defaultView } = front.ownerDocument;
	const others = [ ...body.children ].filter( ( one ) => one !== front );
	const undo = cleanupAll( [
		rememberAttributes( root, 'style' ),
		rememberAttributes( body, 'style' ),
		...others.map( ( one ) => rememberAttributes( one, 'inert' ) ),
	] );
	const before = root.getBoundingClientRect();
	root.style.overflow = 'hidden';
	const after = root.getBoundingClientRect();
	// The scrollbar may be on either side, whichever way the page reads.
	const freed = {
		paddingLeft: before.left - after.left,
		paddingRight: after.right - before.right,
	};
	const styles = defaultView?.getComputedStyle( body );
	for ( const side of [ 'paddingLeft', 'paddingRight' ] as const ) {
		if ( freed[ side ] > 0 ) {
			body.style[
				side
			] = `calc( ${ styles?.[ side ] } + ${ freed[ side ] }px )`;
		}
	}
	others.forEach( ( one ) => one.setAttribute( 'inert', '' ) );
	return undo;
}
