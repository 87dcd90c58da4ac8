import { cleanupAll, emit, listen, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/** The button that stops a film behind the page, and lets it go on (WCAG 2.2.2). */
export interface PlayControl {
	/** `null` takes it away: there is nothing to stop. */
	show: ( isPlaying: boolean | null ) => void;
	undo: Cleanup;
}

/** Puts the button into a part of the page. */
export function createPlayControl(
	box: HTMLElement,
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
			translate(
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
		undo: cleanupAll( [
			() => button.remove(),
			listen( button, 'click', () => {
				const willPlay = ! isPlaying;
				onPress( willPlay );
				emit( box, `video:${ willPlay ? 'played' : 'paused' }` );
			} ),
		] ),
	};
}
