import { log } from '@chaty/runtime';
import { mayFrame } from './frame-hosts';
import { readVideo, type VideoAddress } from './video-address';
import { readSource } from './video-embed';

/** One film that waits: a link to it, or a frame whose address is kept back. */
export interface WaitingVideo {
	readonly element: HTMLElement;
	readonly video: VideoAddress;
	readonly title: string;
	readonly poster: string | null;
	/** What the page says of a click: null when it leaves that to the visitor's consent. */
	readonly click: string | null;
}

/** An option of a film: on it, or on what is around it. */
const readOption = ( element: Element, name: string ): string | null =>
	element
		.closest( `[data-chaty-${ name }]` )
		?.getAttribute( `data-chaty-${ name }` ) ?? null;

/** What a film is called: the title of its frame, or what its link says or shows. */
const readTitle = ( element: HTMLElement ): string =>
	element.title.trim() ||
	( element.textContent ?? '' ).trim() ||
	( element.querySelector( 'img' )?.alt ?? '' ).trim();

/**
 * Reads a film that waits; null, and a line in the console, when its address is none, or that of a page
 * which no link may put into a frame.
 */
export function readWaiting( element: HTMLElement ): WaitingVideo | null {
	const address =
		element.getAttribute( 'data-chaty-src' ) ??
		element.getAttribute( 'href' ) ??
		readSource( element );
	const video = readVideo( address, element.baseURI );
	if ( ! video ) {
		log( `no video at ${ address }` );
		return null;
	}
	if (
		video.kind === 'page' &&
		element.matches( 'a' ) &&
		! mayFrame( element.ownerDocument, video )
	) {
		log( `chaty_video_hosts does not name the host of ${ address }` );
		return null;
	}
	return {
		element,
		video,
		title: readTitle( element ),
		poster: readOption( element, 'poster' ),
		click: readOption( element, 'click' ),
	};
}
