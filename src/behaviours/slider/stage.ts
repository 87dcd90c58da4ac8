import type { Cleanup } from '../../shared/types';
import type { SliderOptions } from './options';
import type { ReadOption } from './read-option';

/** What a stage is made of. */
export interface StagePlan {
	readonly list: HTMLElement;
	readonly slides: readonly HTMLElement[];
	readonly viewport: HTMLElement;
	readonly read: ReadOption;
	readonly options: SliderOptions;
	/** The slide that is shown at first. */
	readonly start: number;
	/** A finger has brought a slide. */
	readonly onSwipe: ( slide: number ) => void;
}

/** Where slides move: in a row, or upon each other. */
export interface Stage {
	/** Shows a slide; `way` is 1 for the next, -1 for the one before, 0 for one that was chosen. */
	readonly show: ( slide: number, way: number ) => void;
	readonly undo: Cleanup;
}

/** What a slider has unless the page says no. */
type Standard = 'DirectionNav' | 'ControlNav' | 'PauseOnHover';

/** What only some sliders have. */
export interface SliderExtras {
	readonly read: ReadOption;
	readonly isWithout: ( standard: Standard ) => boolean;
	readonly start: number;
	readonly createThumb?: ( slide: HTMLElement ) => Node;
	/** Keeps the button of the slide that is shown in view. */
	readonly followDot?: ( dot: HTMLElement ) => void;
	readonly createStage?: ( ( plan: StagePlan ) => Stage ) | undefined;
	readonly undo: Cleanup;
}

/** The later half: effects, pictures that stand alone, captions, thumbnails, rarer options, the origins' ones. */
export interface SliderView {
	readonly prepare: ( root: HTMLElement, list: HTMLElement ) => SliderExtras;
}
