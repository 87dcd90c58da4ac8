import {
	cleanupAll,
	emit,
	listen,
	makeElement,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import {
	addParameters,
	createFilePlayer,
	createFrame,
	setFrameAttributes,
} from '../core/player';
import type { VideoSource } from '../core/video-source';

/** A video that plays in the background. */
export interface BackgroundPlayer {
	readonly element: HTMLElement;
	play: () => void;
	pause: () => void;
	/** Reports whether it plays, now and on each change; `null` when it cannot play at all. */
	watch: ( onChange: ( isPlaying: boolean | null ) => void ) => Cleanup;
}

export function createVideoPlayer( video: HTMLVideoElement ): BackgroundPlayer {
	return {
		element: video,
		// A browser may reject autoplay; the visitor can still play the video.
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

/** Creates the player of a file: muted, looping, inline. */
export function createBackgroundFile( { url }: VideoSource ): BackgroundPlayer {
	const video = createFilePlayer();
	video.muted = true;
	video.loop = true;
	video.autoplay = true;
	video.playsInline = true;
	video.src = url;
	return createVideoPlayer( video );
}

/** Creates the player of a YouTube video, which takes commands by `postMessage()`. */
export function createBackgroundYoutube(
	source: VideoSource
): BackgroundPlayer {
	const frame = createFrame();
	let report: ( isPlaying: boolean ) => void = () => {};
	const command = ( func: string, isPlaying: boolean ) => {
		frame.contentWindow?.postMessage(
			JSON.stringify( { event: 'command', func, args: [] } ),
			new URL( source.url ).origin
		);
		report( isPlaying );
	};
	setFrameAttributes( frame, translate( 'Background video' ) );
	frame.src = addParameters( source, {
		autoplay: '1',
		mute: '1',
		loop: '1',
		playlist: source.id,
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
			report = onChange;
			report( true );
			return () => {
				report = () => {};
			};
		},
	};
}

/** Adds the button that pauses a background video, and plays it again (WCAG 2.2.2). */
export function createPlayControl(
	box: HTMLElement,
	onPress: ( willPlay: boolean ) => void
) {
	const button = makeElement( 'button', {
		type: 'button',
		class: 'chaty-video-control',
	} );
	let isPlaying: boolean | null = false;
	/** `null` hides the button: there is nothing to pause. */
	const update = ( state: boolean | null ): void => {
		isPlaying = state;
		button.hidden = state === null;
		button.dataset[ 'state' ] = state ? 'playing' : 'paused';
		button.setAttribute(
			'aria-label',
			translate(
				state
					? 'Pause the background video'
					: 'Play the background video'
			)
		);
	};
	update( false );
	box.append( button );
	return {
		update,
		cleanup: cleanupAll( [
			() => button.remove(),
			listen( button, 'click', () => {
				const willPlay = ! isPlaying;
				onPress( willPlay );
				emit( box, `video:${ willPlay ? 'played' : 'paused' }` );
			} ),
		] ),
	};
}
