import {
	cleanupAll,
	listen,
	log,
	makeElement,
	prefersReducedMotion,
	rememberAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { mayEmbed, whenEmbeddingIsAllowed } from '../core/consent';
import { prefersReducedData, isViewportFrom } from '../core/media-queries';
import {
	createBackgroundFile,
	createBackgroundYoutube,
	createPlayControl,
	type BackgroundPlayer,
} from './background-player';
import { coverBox } from './cover';
import { createPoster } from '../core/player';
import { parseVideoUrl, type VideoSource } from '../core/video-source';

/** The width below which legacy theme markup has no video. */
const LEGACY_MIN_WIDTH_PX = 768;

/** Creates the layer behind the content of a box, with the poster. */
function createLayer( box: HTMLElement ): HTMLElement {
	const poster = box.getAttribute( 'data-chaty-poster' );
	const layer = makeElement(
		'div',
		{ class: 'chaty-video-background' },
		...( poster ? [ createPoster( poster ) ] : [] )
	);
	layer.inert = true;
	return layer;
}

/** Reads the video of a box; null, and a line in the console, unless it is a file or YouTube's. */
function readSource( box: HTMLElement ): VideoSource | null {
	const url =
		box.getAttribute( 'data-chaty-background' ) ??
		box.getAttribute( 'data-vc-video-bg' ) ??
		'';
	const source = parseVideoUrl( url, box.baseURI );
	if ( source && ( source.kind === 'file' || source.kind === 'youtube' ) ) {
		return source;
	}
	log( `no background video at ${ url }` );
	return null;
}

/** Whether only the poster shows. */
const hasPosterOnly = ( box: HTMLElement ) =>
	prefersReducedMotion() ||
	prefersReducedData() ||
	( ! box.hasAttribute( 'data-chaty-background' ) &&
		! isViewportFrom( LEGACY_MIN_WIDTH_PX ) );

/** Calls back when the visitor begins to prefer reduced motion. */
const onReducedMotion = ( handle: () => void ): Cleanup =>
	listen(
		window.matchMedia( '(prefers-reduced-motion: reduce)' ),
		'change',
		() => prefersReducedMotion() && handle()
	);

/** Shows a video with its control; YouTube's waits for consent or for a press. */
function showVideo(
	box: HTMLElement,
	layer: HTMLElement,
	source: VideoSource
): Cleanup {
	let player: BackgroundPlayer | undefined;
	const cleanups: Cleanup[] = [];
	const start = () => {
		player =
			source.kind === 'youtube'
				? createBackgroundYoutube( source )
				: createBackgroundFile( source );
		layer.append( player.element );
		cleanups.push(
			coverBox( box, player.element ),
			player.watch( control.update )
		);
	};
	const control = createPlayControl( box, ( willPlay ) => {
		if ( ! player ) {
			start();
		} else if ( willPlay ) {
			player.play();
		} else {
			player.pause();
		}
	} );
	cleanups.push(
		control.cleanup,
		onReducedMotion( () => player?.pause() )
	);
	if ( source.kind === 'file' || mayEmbed() ) {
		start();
	} else {
		cleanups.push( whenEmbeddingIsAllowed( () => player ?? start() ) );
	}
	return () => cleanupAll( cleanups )();
}

/** Shows a muted, looping video behind the content of a box; its poster alone where motion is unwanted. */
export function attachBackground( box: HTMLElement ): Cleanup {
	const source = readSource( box );
	if ( ! source || box.querySelector( ':scope > .vc_video-bg' ) ) {
		return () => {};
	}
	const layer = createLayer( box );
	const restore = rememberAttributes( box, 'class' );
	box.classList.add( 'chaty-video-box' );
	box.prepend( layer );
	return cleanupAll( [
		restore,
		() => layer.remove(),
		hasPosterOnly( box ) ? () => {} : showVideo( box, layer, source ),
	] );
}
