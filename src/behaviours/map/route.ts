import type { Point } from './point';
import type { TravelMode } from './travel-mode';

/** One line of the directions. */
export interface RouteStep {
	readonly text: string;
	/** How far to go until the next step. */
	readonly metres: number;
}

/** A way from one place to another. */
export interface Route {
	readonly metres: number;
	readonly seconds: number;
	readonly line: readonly Point[];
	readonly steps: readonly RouteStep[];
}

/** What a router is asked. */
export interface RouteQuestion {
	readonly from: Point;
	readonly to: Point;
	readonly travel: TravelMode;
}

/** Asks a service for a route; rejects with a RouteError. */
export type FindRoute = ( question: RouteQuestion ) => Promise< Route >;
