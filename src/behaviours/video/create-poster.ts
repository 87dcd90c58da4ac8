import { makeElement } from '../core/make-element';

/** The picture that stands where a film will be, and goes when it cannot be had. */
export function createPoster( address: string ): HTMLImageElement {
	const poster = makeElement( 'img', { alt: '', src: address } );
	poster.onerror = () => poster.remove();
	return poster;
}
