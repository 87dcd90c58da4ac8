import { makeElement } from '@chaty/runtime';
import type { VideoSource } from './video-source';

/** The features that players need. */
const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * The sandbox of a player that we create. It comes from another origin, so it cannot reach this page; nor
 * can it navigate the page or submit forms.
 */
const SANDBOX =
	'allow-scripts allow-same-origin allow-presentation allow-popups';

export function addParameters(
	{ url }: VideoSource,
	parameters: Readonly< Record< string, string > >
): string {
	const result = new URL( url );
	Object.entries( parameters ).forEach( ( [ name, value ] ) =>
		result.searchParams.set( name, value )
	);
	return result.href;
}

/** Gives a frame a name, and a referrer policy without which YouTube refuses to play. */
export function setFrameAttributes(
	frame: HTMLIFrameElement,
	title: string
): void {
	frame.title ||= title;
	frame.allow ||= ALLOW;
	frame.referrerPolicy ||= 'strict-origin-when-cross-origin';
}

export const createFilePlayer = () =>
	makeElement( 'video', { 'data-chaty-part': 'player' } );

/** Creates an empty player of another host. */
export const createFrame = () =>
	makeElement( 'iframe', {
		'data-chaty-part': 'player',
		sandbox: SANDBOX,
	} );

/** Creates an empty player for a source. */
export const createPlayer = ( { kind }: VideoSource ) =>
	kind === 'file' ? createFilePlayer() : createFrame();

/** Creates the image that is shown before a video; it removes itself when it cannot be loaded. */
export function createPoster( src: string ): HTMLImageElement {
	const poster = makeElement( 'img', { alt: '', src } );
	poster.onerror = () => poster.remove();
	return poster;
}

/** Whether it is a frame of the page, also one that another window has made: see `dom.ts`. */
export const isFrame = ( element: HTMLElement ): element is HTMLIFrameElement =>
	element.matches( 'iframe' );

/** Loads the video into a player; it starts by itself only on the visitor's request. */
export function startPlayer(
	player: HTMLElement,
	{ source, title }: { readonly source: VideoSource; readonly title: string },
	isUserInitiated: boolean
): void {
	if ( player instanceof HTMLVideoElement ) {
		player.controls = true;
		player.autoplay = isUserInitiated;
		player.setAttribute( 'aria-label', title );
		player.src = source.url;
	} else if ( isFrame( player ) ) {
		const autoplays = isUserInitiated && source.kind !== 'page';
		setFrameAttributes( player, title );
		player.loading = isUserInitiated ? 'eager' : 'lazy';
		player.src = addParameters(
			source,
			autoplays ? { autoplay: '1' } : {}
		);
	}
}
