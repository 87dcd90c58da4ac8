import type { VideoAddress } from './video-address';
import type { WaitingVideo } from './click-to-load';

/** What a player may do: no more than it needs to play. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * What a player that we make may do besides. It is of another origin, so its scripts cannot reach this
 * page; it can neither lead the visitor away nor send forms.
 */
const SANDBOX =
	'allow-scripts allow-same-origin allow-presentation allow-popups';

/** The address of a film's player, with what the player reads in it. */
export function playerAddress(
	{ address }: VideoAddress,
	parameters: Readonly< Record< string, string > >
): string {
	const url = new URL( address );
	Object.entries( parameters ).forEach( ( [ name, value ] ) =>
		url.searchParams.set( name, value )
	);
	return url.href;
}

/** Lets a frame play: with a name, and told of this page's host, without which YouTube refuses. */
export function dressFrame( frame: HTMLIFrameElement, title: string ): void {
	frame.title ||= title;
	frame.allow ||= ALLOWED;
	frame.referrerPolicy ||= 'strict-origin-when-cross-origin';
}

/** An empty player for a film: of the browser for a file, else a frame. */
export function createPlayer( page: Document, isFile: boolean ) {
	const player = page.createElement( isFile ? 'video' : 'iframe' );
	player.setAttribute( 'data-chaty-part', 'player' );
	if ( ! isFile ) {
		player.setAttribute( 'sandbox', SANDBOX );
	}
	return player;
}

/** Makes a player ask for its film, and begin where the visitor asked for it. */
export function startPlayer(
	player: HTMLElement,
	{ video, title }: WaitingVideo,
	isAsked: boolean
): void {
	if ( player instanceof HTMLVideoElement ) {
		player.controls = true;
		player.autoplay = isAsked;
		player.setAttribute( 'aria-label', title );
		player.src = video.address;
	} else if ( player instanceof HTMLIFrameElement ) {
		const begins = isAsked && video.kind !== 'page';
		dressFrame( player, title );
		player.loading = isAsked ? 'eager' : 'lazy';
		player.src = playerAddress( video, begins ? { autoplay: '1' } : {} );
	}
}
