import { cleanupAll, makeElement } from '@chaty/runtime';
import { createArrows } from './arrows';
import { createDots } from './dots';
import type { CarouselOptions } from './options';
import { formatPosition, type ShownItems } from './pages';

interface ControlsOptions {
	readonly options: CarouselOptions;
	readonly onStep: ( pages: number ) => void;
	readonly onItem: ( item: number ) => void;
}

/** Creates the bar above the items: their position in words, a button that stops and starts, dots, and two arrows. */
export function createControls(
	root: HTMLElement,
	{ options, onStep, onItem }: ControlsOptions
) {
	const status = makeElement( 'p', {
		class: 'chaty-carousel-position',
		role: 'status',
	} );
	const play = makeElement( 'button', {
		type: 'button',
		class: 'chaty-carousel-play',
	} );
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
		play,
		/** Says which items are shown, and which arrows lead anywhere. */
		showPosition(
			viewport: HTMLElement,
			position: ShownItems,
			pages: readonly ShownItems[]
		): void {
			arrows.show( viewport, position, options.loops );
			dots.show( position, pages );
			status.textContent = formatPosition( position );
		},
		cleanup: cleanupAll( [ arrows.cleanup, () => bar.remove() ] ),
	};
}

export type CarouselControls = ReturnType< typeof createControls >;
