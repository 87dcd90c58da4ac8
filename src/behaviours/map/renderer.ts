import type { Cleanup } from '../../shared/types';
import type { Make } from './make';
import type { MapOptions } from './options';
import type { Point } from './point';

/** One marker, as a map's drawing has it. */
export interface CanvasPin {
	/** Shows the popup, and moves the map so that it is seen. */
	showPopup: () => void;
	hidePopup: () => void;
	focus: () => void;
}

/** What a marker is made of. */
export interface PinParts {
	readonly point: Point;
	readonly title: string;
	readonly popup: HTMLElement;
	readonly onPress: () => void;
}

/** A map's drawing, whoever draws it. */
export interface MapCanvas {
	setView: ( centre: Point, zoom: number ) => void;
	/** Shows all of these points; a single one not closer than a street. */
	fit: ( points: readonly Point[] ) => void;
	addPin: ( parts: PinParts ) => CanvasPin;
	/** Draws a line, until it is undone. */
	drawLine: ( line: readonly Point[] ) => Cleanup;
	/** Gives the map the keyboard. */
	focus: () => void;
	destroy: Cleanup;
}

/** What a drawing is given. */
export interface CanvasParts {
	readonly box: HTMLElement;
	readonly make: Make;
	readonly options: MapOptions;
	/** The visitor pressed on the map beside all pins. */
	readonly onPress: () => void;
	/** Whether pictures of the map come. */
	readonly onHealth: ( isWell: boolean ) => void;
}

/** The closest that a map goes by itself. */
export const CLOSEST_ZOOM = 16;
