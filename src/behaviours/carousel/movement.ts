import { cleanupAll, emit } from '@chaty/runtime';
import { createAutoplay, watchHash, type Autoplay } from '@chaty/slides';
import type { CarouselControls } from './controls';
import type { CarouselOptions } from './options';
import type { Track } from './track';

/** No page stays for less, whatever an option says: a movement takes 600 ms, and then there is something to read. */
const MIN_PAUSE_MS = 2000;

interface MovementParts {
	readonly root: HTMLElement;
	/** The whole carousel. */
	readonly element: HTMLElement;
	readonly track: Track;
	readonly options: CarouselOptions;
	readonly controls: CarouselControls;
}

/** Starts autoplay; without an option it does not move. */
function startAutoplay(
	{ element, options, controls, track }: MovementParts,
	move: () => void
): Autoplay | undefined {
	return options.pauseTime
		? createAutoplay( {
				element,
				play: controls.play,
				live: controls.status,
				pauseMs: Math.max( options.pauseTime, MIN_PAUSE_MS ),
				pausesOnHover: true,
				onTime: () => track.getPages()[ 1 ] && move(),
		  } )
		: undefined;
}

/**
 * Moves the carousel unless a script prevents it. A finger moves it without asking. Each choice of the visitor
 * or a script ends autoplay.
 */
export function createMovement( parts: MovementParts ) {
	const { root, element, track } = parts;
	const ask = ( move: () => void ) => {
		if ( emit( root, 'carousel:moving', track.getPosition() ) ) {
			move();
		}
	};
	const autoplay = startAutoplay( parts, () => ask( () => track.step( 1 ) ) );
	const pause = () => autoplay?.stop();
	const choose = ( move: () => void ) => {
		pause();
		ask( move );
	};
	const show = ( item: number ) => choose( () => track.showItem( item ) );
	track.on( 'pointerDown', pause );
	track.on( 'select', () => {
		emit( root, 'carousel:moved', track.getPosition() );
	} );
	return {
		step: ( pages: number ) => choose( () => track.step( pages ) ),
		show,
		play: () => autoplay?.start(),
		pause,
		cleanup: cleanupAll( [
			watchHash( track.getItems, show ),
			() => autoplay?.cleanup(),
			() => delete element.dataset[ 'state' ],
		] ),
	};
}
