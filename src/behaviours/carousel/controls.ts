import { cleanupAll, listen, makeElement, translate } from '@chaty/runtime';
import type { AutoplayState } from '@chaty/slides';
import type { Cleanup } from '../../shared/types';
import { createArrows } from './arrows';
import { createDots } from './dots';
import type { CarouselOptions } from './options';
import { formatPosition, type ShownItems } from './pages';

/** The bar above the items: their position in words, a button that stops and starts, dots, and two arrows. */
export interface CarouselControls {
	/** The live region that says which items are shown. */
	readonly status: HTMLElement;
	/** Says which items are shown, and which arrows lead anywhere. */
	readonly showPosition: (
		viewport: HTMLElement,
		position: ShownItems,
		pages: readonly ShownItems[]
	) => void;
	/** Says whether the carousel moves by itself; screen readers announce positions only while it does not. */
	readonly showState: ( state: AutoplayState ) => void;
	readonly cleanup: Cleanup;
}

interface ControlsOptions {
	readonly options: CarouselOptions;
	readonly onStep: ( pages: number ) => void;
	readonly onItem: ( item: number ) => void;
	readonly onToggle: () => void;
}

/** Creates the button that stops and starts autoplay. */
const createPlay = () =>
	makeElement( 'button', { type: 'button', class: 'chaty-carousel-play' } );

const createStatus = () =>
	makeElement( 'p', { class: 'chaty-carousel-position', role: 'status' } );

/** Creates the controls at the beginning of the carousel. */
export function createControls(
	root: HTMLElement,
	{ options, onStep, onItem, onToggle }: ControlsOptions
): CarouselControls {
	const status = createStatus();
	const play = createPlay();
	const dots = createDots( onItem );
	const bar = makeElement(
		'div',
		{ class: 'chaty-carousel-bar' },
		status,
		...( options.pauseTime ? [ play ] : [] ),
		...( options.hasDots ? [ dots.element ] : [] )
	);
	const arrows = createArrows( root, bar, onStep );
	root.prepend( bar );
	return {
		status,
		showPosition( viewport, position, pages ) {
			arrows.show( { viewport, position, loops: options.loops } );
			dots.show( position, pages );
			status.textContent = formatPosition( position );
		},
		showState( state ) {
			const isStopped = state === 'stopped';
			status.setAttribute(
				'aria-live',
				state === 'running' ? 'off' : 'polite'
			);
			play.setAttribute(
				'aria-label',
				translate(
					`${ isStopped ? 'Start' : 'Stop' } automatic slide show`
				)
			);
		},
		cleanup: cleanupAll( [
			listen( play, 'click', onToggle ),
			arrows.cleanup,
			() => bar.remove(),
		] ),
	};
}
