import type { Cleanup } from '../../shared/types';
import type { Running } from '../core/handle';
import type { MapOptions, TravelMode } from './options';
import type { Place } from './places';
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

/** The chunk: draws a map of the places that its element lists, and follows those that come and go. */
export type DrawMap = ( slot: MapSlot ) => Running;

/**
 * Asks a service about an address; rejects with a MapError. Calls `onSlowdown` when the service wants
 * to be asked less.
 */
export type Lookup< Answer > = (
	address: string,
	onSlowdown: () => void
) => Promise< Answer >;

export type FindAddress = Lookup< Point >;

export interface RouteStep {
	readonly text: string;
	/** The distance to the next step. */
	readonly meters: number;
}

export interface MapRoute {
	readonly meters: number;
	readonly seconds: number;
	readonly line: readonly Point[];
	readonly steps: readonly RouteStep[];
}

export interface RouteQuery {
	readonly from: Point;
	readonly to: Point;
	readonly travelMode: TravelMode;
}

/** Asks a service for a route; rejects with a MapError. */
export type FindRoute = ( query: RouteQuery ) => Promise< MapRoute >;

export interface CanvasMarker {
	/** Shows the popup, and moves the map so that all of it is visible. */
	showPopup: () => void;
	hidePopup: () => void;
	focus: () => void;
	hasFocus: () => boolean;
	/** Takes the marker from the map for a while, or brings it back. */
	setShown: ( isShown: boolean ) => void;
	remove: () => void;
}

export interface MarkerOptions {
	readonly point: Point;
	readonly title: string;
	readonly drawing: Element;
	/** Absent where a press opens none. */
	readonly popup?: HTMLElement;
	readonly onPress: () => void;
}

/** A drawn map: Leaflet's or Google's. */
export interface MapCanvas {
	setView: ( center: Point, zoom: number ) => void;
	/** Undefined before the first view. */
	getZoom: () => number | undefined;
	onZoom: ( handle: () => void ) => void;
	/** Shows all of these points, at CLOSEST_ZOOM at most. */
	fit: ( points: readonly Point[] ) => void;
	addMarker: ( options: MarkerOptions ) => CanvasMarker;
	drawLine: ( line: readonly Point[] ) => Cleanup;
	focus: () => void;
	destroy: Cleanup;
}

/** The chunk for maps with many places: gathers markers that are near each other under one. */
export type ClusterMarkers = ( canvas: MapCanvas ) => MapCanvas;

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

/** A line over the map that screen readers announce. Each topic has one text; an empty one ends it. */
export interface StatusLine {
	readonly line: HTMLElement;
	setText: ( topic: string, text: string ) => void;
}

/** What the parts of a map share. */
export interface MapContext extends MapSlot {
	readonly options: MapOptions;
	readonly provider: MapProvider;
	/** The points of the places that have been found. */
	readonly points: Map< Place, Point >;
	readonly box: HTMLElement;
	readonly status: StatusLine;
	readonly cleanups: Cleanup[];
	readonly isDestroyed: () => boolean;
	/** Adds and removes places that have come and gone, once the map is drawn. */
	refresh: () => void;
}
