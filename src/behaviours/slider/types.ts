import type { Cleanup } from '../../shared/types';
import type { ReadOption, SliderOptions } from './options';
import type { Frame } from './slides';
import type { thumbnails } from './thumbnails';

/** Shows one slide at a time: in a row, or stacked. */
export interface Stage {
	/** Shows a slide; `step` is 1 for the next, -1 for the previous, 0 for a chosen one. */
	readonly show: ( slide: number, step: number ) => void;
	readonly cleanup: Cleanup;
}

export interface StageOptions {
	readonly list: HTMLElement;
	readonly slides: readonly HTMLElement[];
	readonly viewport: HTMLElement;
	readonly read: ReadOption;
	readonly options: SliderOptions;
	/** The slide that is shown first. */
	readonly start: number;
	/** The visitor has swiped to a slide. */
	readonly onSwipe: ( slide: number ) => void;
}

/** What a slider has unless an option says `false`. */
type Feature = 'DirectionNav' | 'ControlNav' | 'PauseOnHover';

/** What the chunk adds to a slider. */
export interface SliderExtras {
	readonly read: ReadOption;
	readonly isDisabled: ( feature: Feature ) => boolean;
	readonly start: number;
	readonly thumbnails?: typeof thumbnails | undefined;
	readonly createStage?: ( ( options: StageOptions ) => Stage ) | undefined;
	readonly cleanup: Cleanup;
}

/** The chunk: effects, slides that are only an image, captions, thumbnails, rarer options and legacy markup. */
export type PrepareSlider = (
	root: HTMLElement,
	list: HTMLElement
) => SliderExtras;

/** A slider whose slides and frame have been prepared. */
export type SliderParts = Omit< StageOptions, 'onSwipe' | 'viewport' > &
	Pick< SliderExtras, 'thumbnails' | 'isDisabled' > & {
		readonly root: HTMLElement;
		readonly frame: Frame;
		readonly createStage: ( options: StageOptions ) => Stage;
	};

/** In pixels. */
export interface Rect {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A rectangle of an image. */
export interface Tile extends Rect {
	/** Its position among the others, from 0. */
	readonly column: number;
	readonly row: number;
}
