import type { Cleanup } from '../../shared/types';
import type { MapOptions, TravelMode } from './options';
import type { Point } from './point';

/** What the behaviour hands to its chunk. */
export interface MapSlot {
	/** The element of the markup, with the list of places in it. */
	readonly element: HTMLElement;
	/** The box for the map and its form. */
	readonly slot: HTMLElement;
	/** Whether the visitor pressed a button for the map: then the map takes over its focus. */
	readonly isUserInitiated: boolean;
}

/** The chunk: draws a map of the places that its element lists. */
export type DrawMap = ( slot: MapSlot ) => Cleanup;

/**
 * Asks a service about an address; rejects with a MapError. Calls `onSlowdown` when the service wants
 * to be asked less.
 */
export type Lookup< Answer > = (
	address: string,
	onSlowdown: () => void
) => Promise< Answer >;

/** Finds the point of an address. */
export type FindAddress = Lookup< Point >;

/** One line of the directions. */
export interface RouteStep {
	readonly text: string;
	/** The distance to the next step. */
	readonly meters: number;
}

/** A route between two points. */
export interface MapRoute {
	readonly meters: number;
	readonly seconds: number;
	readonly line: readonly Point[];
	readonly steps: readonly RouteStep[];
}

/** A request for a route. */
export interface RouteQuery {
	readonly from: Point;
	readonly to: Point;
	readonly travelMode: TravelMode;
}

/** Asks a service for a route; rejects with a MapError. */
export type FindRoute = ( query: RouteQuery ) => Promise< MapRoute >;

/** A marker on a canvas. */
export interface CanvasMarker {
	/** Shows the popup, and moves the map so that all of it is visible. */
	showPopup: () => void;
	hidePopup: () => void;
	focus: () => void;
}

/** What a canvas needs to draw a marker. */
export interface MarkerOptions {
	readonly point: Point;
	readonly title: string;
	readonly popup: HTMLElement;
	readonly onPress: () => void;
}

/** A drawn map: Leaflet's or Google's. */
export interface MapCanvas {
	setView: ( center: Point, zoom: number ) => void;
	/** Shows all of these points, at CLOSEST_ZOOM at most. */
	fit: ( points: readonly Point[] ) => void;
	addMarker: ( options: MarkerOptions ) => CanvasMarker;
	drawLine: ( line: readonly Point[] ) => Cleanup;
	focus: () => void;
	destroy: Cleanup;
}

/** What a canvas needs. */
export interface CanvasOptions {
	readonly box: HTMLElement;
	readonly options: MapOptions;
	/** Reports a press on the map beside all markers. */
	readonly onPress: () => void;
	/** Reports whether the images of the map arrive. */
	readonly onTiles: ( areLoaded: boolean ) => void;
}

/** The services of a map. */
export interface MapProvider {
	/** Draws the map; rejects with a MapError when the service cannot. */
	createCanvas: ( options: CanvasOptions ) => Promise< MapCanvas >;
	/** Finds an address that the page lists. */
	findPlace: FindAddress;
	/** Finds an address that the visitor typed. */
	findAddress: FindAddress;
	/** Absent on a site without a router. */
	findRoute?: FindRoute;
}
