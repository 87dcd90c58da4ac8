import type { Cleanup } from '../../shared/types';
import type { BehaviourKit } from '../core/runtime';

/** The button that stops a film behind the page, and lets it go on (WCAG 2.2.2). */
export interface PlayControl {
	/** `null` takes it away: there is nothing to stop. */
	show: ( isPlaying: boolean | null ) => void;
	undo: Cleanup;
}

/** Puts the button into a part of the page. */
export function createPlayControl(
	box: HTMLElement,
	kit: BehaviourKit,
	onPress: ( willPlay: boolean ) => void
): PlayControl {
	const button = box.ownerDocument.createElement( 'button' );
	let isPlaying: boolean | null = false;
	const show: PlayControl[ 'show' ] = ( willPlay ) => {
		isPlaying = willPlay;
		button.hidden = willPlay === null;
		button.dataset[ 'state' ] = willPlay ? 'playing' : 'paused';
		button.setAttribute(
			'aria-label',
			kit.translate(
				willPlay
					? 'Pause the background video'
					: 'Play the background video'
			)
		);
	};
	button.type = 'button';
	button.className = 'chaty-video-control';
	show( false );
	box.append( button );
	return {
		show,
		undo: kit.undoAll( [
			() => button.remove(),
			kit.listen( button, 'click', () => {
				const willPlay = ! isPlaying;
				onPress( willPlay );
				kit.tell( box, `video:${ willPlay ? 'played' : 'paused' }` );
			} ),
		] ),
	};
}
