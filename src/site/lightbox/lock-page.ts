import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';

/**
 * Keeps the page behind an element still and out of reach, without moving it: what the scrollbar
 * took stays free.
 */
export function lockPage( front: Element, kit: BehaviourKit ): Undo {
	const { body, documentElement: root, defaultView } = front.ownerDocument;
	const others = [ ...body.children ].filter( ( one ) => one !== front );
	const undo = kit.undoAll( [
		kit.remember( root, 'style' ),
		kit.remember( body, 'style' ),
		...others.map( ( one ) => kit.remember( one, 'inert' ) ),
	] );
	const width = root.clientWidth;
	root.style.overflow = 'hidden';
	const freed = root.clientWidth - width;
	if ( defaultView && freed > 0 ) {
		const { paddingInlineEnd } = defaultView.getComputedStyle( body );
		body.style.paddingInlineEnd = `calc( ${ paddingInlineEnd } + ${ freed }px )`;
	}
	others.forEach( ( one ) => one.setAttribute( 'inert', '' ) );
	return undo;
}
