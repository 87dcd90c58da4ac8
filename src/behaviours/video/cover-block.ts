import type { Cleanup } from '../../shared/types';
import { wantsLessData } from '../core/data-saver';
import type { BehaviourKit } from '../core/runtime';
import { controlVideo } from './background-player';
import { createPlayControl } from './play-control';

/**
 * The film of WordPress's cover block gets the control that the block lacks, and stands still where
 * the visitor wants less motion or less data.
 */
export function attachCoverBlock(
	video: HTMLVideoElement,
	kit: BehaviourKit
): Cleanup {
	const box = video.parentElement;
	if ( ! box ) {
		return () => {};
	}
	const player = controlVideo( video, kit );
	const undo = kit.remember( video, 'autoplay' );
	const control = createPlayControl( box, kit, ( willPlay ) =>
		willPlay ? player.play() : player.pause()
	);
	if ( kit.wantsLessMotion() || wantsLessData() ) {
		video.autoplay = false;
		player.pause();
	}
	return kit.undoAll( [ undo, control.undo, player.watch( control.show ) ] );
}
