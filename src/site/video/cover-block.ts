import { wantsLessData } from '../../platform/data-saver';
import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';
import { controlVideo } from './background-player';
import { createPlayControl } from './play-control';

/**
 * The film of WordPress's cover block gets the control that the block lacks, and stands still where
 * the visitor wants less motion or less data.
 */
export function attachCoverBlock(
	video: HTMLVideoElement,
	kit: BehaviourKit
): Undo {
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
