import type { Cleanup } from '../../shared/types';
import { markAround } from './copies';

/**
 * Puts an element into another one that takes its place, and gives the way back. An element that was
 * taken away meanwhile does not come back.
 */
export function wrapElement( element: Element, wrapper: Element ): Cleanup {
	markAround( wrapper );
	element.replaceWith( wrapper );
	wrapper.append( element );
	return () =>
		wrapper.contains( element )
			? wrapper.replaceWith( element )
			: wrapper.remove();
}
