import { listen, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createPlayer, dressFrame, playerAddress } from './player';
import type { VideoAddress } from './video-address';

/** A film behind a part of the page. */
export interface BackgroundPlayer {
	readonly element: HTMLElement;
	play: () => void;
	pause: () => void;
	/** Tells whether it plays, now and when that changes; `null` when it cannot play at all. */
	watch: ( onChange: ( isPlaying: boolean | null ) => void ) => Cleanup;
}

/** Makes a player of a film that the browser plays. */
export function controlVideo( video: HTMLVideoElement ): BackgroundPlayer {
	return {
		element: video,
		// A browser may refuse to begin by itself; then the visitor can.
		play: () => void video.play()?.catch( () => {} ),
		pause: () => video.pause(),
		watch( onChange ) {
			onChange( ! video.paused );
			return listen( video, 'play pause error', ( { type } ) =>
				onChange( type === 'error' ? null : type === 'play' )
			);
		},
	};
}

/** A film of the site itself: muted, without end, within the page. */
export function createFilePlayer(
	page: Document,
	{ address }: VideoAddress
): BackgroundPlayer {
	const video = createPlayer( page, true ) as HTMLVideoElement;
	video.muted = true;
	video.loop = true;
	video.autoplay = true;
	video.playsInline = true;
	video.src = address;
	return controlVideo( video );
}

/** A film of YouTube: a frame that is told what to do by messages. */
export function createYoutubePlayer(
	page: Document,
	video: VideoAddress
): BackgroundPlayer {
	const frame = createPlayer( page, false ) as HTMLIFrameElement;
	let tell: ( isPlaying: boolean ) => void = () => {};
	const command = ( func: string, isPlaying: boolean ) => {
		frame.contentWindow?.postMessage(
			JSON.stringify( { event: 'command', func, args: [] } ),
			new URL( video.address ).origin
		);
		tell( isPlaying );
	};
	dressFrame( frame, translate( 'Background video' ) );
	frame.src = playerAddress( video, {
		autoplay: '1',
		mute: '1',
		loop: '1',
		playlist: video.id,
		controls: '0',
		disablekb: '1',
		rel: '0',
		iv_load_policy: '3',
		playsinline: '1',
		enablejsapi: '1',
	} );
	return {
		element: frame,
		play: () => command( 'playVideo', true ),
		pause: () => command( 'pauseVideo', false ),
		watch( onChange ) {
			tell = onChange;
			tell( true );
			return () => {
				tell = () => {};
			};
		},
	};
}
