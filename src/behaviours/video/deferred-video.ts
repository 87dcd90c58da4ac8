import { log } from '@chaty/runtime';
import { parseVideoUrl, type VideoSource } from '../core/video-source';
import { readEmbedUrl } from './video';
import { isVideoHost } from './video-hosts';

/** Reads an option of a video, from its element or an element around it. */
const readOption = ( element: Element, name: string ): string | null =>
	element
		.closest( `[data-chaty-${ name }]` )
		?.getAttribute( `data-chaty-${ name }` ) ?? null;

/** The title of the element, its text, or the alternative text of its image. */
const readTitle = ( element: HTMLElement ): string =>
	element.title.trim() ||
	( element.textContent ?? '' ).trim() ||
	( element.querySelector( 'img' )?.alt ?? '' ).trim();

/**
 * Whether a link may become a frame with this page: only if the filter `chaty_video_hosts` names its host.
 * Pages of the site itself never, because their scripts could escape the sandbox.
 */
const isFrameAllowed = ( { url }: VideoSource ): boolean =>
	new URL( url ).origin !== window.location.origin && isVideoHost( url );

/** Reads a video that can wait for a click, a link to it or a frame; null, and a line in the console, when its URL is invalid or not allowed in a frame. */
export function readDeferredVideo( element: HTMLElement ) {
	const url =
		element.getAttribute( 'data-chaty-src' ) ??
		element.getAttribute( 'href' ) ??
		readEmbedUrl( element );
	const source = parseVideoUrl( url, element.baseURI );
	if ( ! source ) {
		log( `no video at ${ url }` );
		return null;
	}
	if (
		source.kind === 'page' &&
		element.matches( 'a' ) &&
		! isFrameAllowed( source )
	) {
		log( `chaty_video_hosts does not name the host of ${ url }` );
		return null;
	}
	return {
		element,
		source,
		title: readTitle( element ),
		poster: readOption( element, 'poster' ),
		/** Null leaves it to the visitor's consent. */
		click: readOption( element, 'click' ),
	};
}

export type DeferredVideo = NonNullable<
	ReturnType< typeof readDeferredVideo >
>;
