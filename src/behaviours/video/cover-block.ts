import {
	cleanupAll,
	prefersReducedMotion,
	rememberAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { wantsLessData } from '../core/data-saver';
import { controlVideo } from './background-player';
import { createPlayControl } from './play-control';

/**
 * The film of WordPress's cover block gets the control that the block lacks, and stands still where
 * the visitor wants less motion or less data.
 */
export function attachCoverBlock( video: HTMLVideoElement ): Cleanup {
	const box = video.parentElement;
	if ( ! box ) {
		return () => {};
	}
	const player = controlVideo( video );
	const undo = rememberAttributes( video, 'autoplay' );
	const control = createPlayControl( box, ( willPlay ) =>
		willPlay ? player.play() : player.pause()
	);
	if ( prefersReducedMotion() || wantsLessData() ) {
		video.autoplay = false;
		player.pause();
	}
	return cleanupAll( [ undo, control.undo, player.watch( control.show ) ] );
}
