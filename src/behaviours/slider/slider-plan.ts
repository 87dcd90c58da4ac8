import type { Frame } from './frame';
import type { SliderExtras, Stage, StagePlan } from './stage';

/** A slider whose slides and frame stand. */
export type SliderPlan = Omit< StagePlan, 'onSwipe' | 'viewport' > &
	Pick< SliderExtras, 'createThumb' | 'followDot' | 'isWithout' > & {
		readonly root: HTMLElement;
		readonly frame: Frame;
		readonly createStage: ( plan: StagePlan ) => Stage;
	};

/** What the buttons of a slider do. */
export type ControlsPlan = SliderPlan & {
	readonly onStep: ( way: number ) => void;
	readonly onChoose: ( slide: number ) => void;
	readonly onToggle: () => void;
};
