import {
	cleanupAll,
	prefersReducedMotion,
	rememberAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { prefersReducedData } from '../core/media-queries';
import { createPlayControl, createVideoPlayer } from './background-player';

/**
 * Adds the control that WordPress's cover block lacks (WCAG 2.2.2), and pauses its video where the visitor
 * prefers reduced motion or reduced data.
 */
export function attachCoverBlock( video: HTMLVideoElement ): Cleanup {
	const box = video.parentElement;
	if ( ! box ) {
		return () => {};
	}
	const player = createVideoPlayer( video );
	const restore = rememberAttributes( video, 'autoplay' );
	const control = createPlayControl( box, ( willPlay ) =>
		willPlay ? player.play() : player.pause()
	);
	if ( prefersReducedMotion() || prefersReducedData() ) {
		video.autoplay = false;
		player.pause();
	}
	return cleanupAll( [
		restore,
		control.cleanup,
		player.watch( control.update ),
	] );
}
