import type { Point } from './point';

/** A line on Google's map, or a popup. */
interface OnMap {
	setMap: ( map: GoogleMap | null ) => void;
}

/** What is used of `google.maps.Map`. */
export interface GoogleMap {
	setCenter: ( point: Point ) => void;
	setZoom: ( zoom: number ) => void;
	getZoom: () => number | undefined;
	fitBounds: ( bounds: GoogleBounds, padding?: number ) => void;
	addListener: ( name: string, handle: () => void ) => { remove: () => void };
}

/** `google.maps.LatLngBoundsLiteral` */
export interface GoogleBounds {
	readonly north: number;
	readonly south: number;
	readonly east: number;
	readonly west: number;
}

/** `google.maps.InfoWindow` */
export interface GoogleWindow {
	open: ( options: object ) => void;
	close: () => void;
}

/** A class of Google's that is made of options. */
type MadeOf< Made > = new ( options: object ) => Made;

/** `google.maps.marker.AdvancedMarkerElement` */
export interface GoogleMarker extends HTMLElement {
	map: GoogleMap | null;
	addListener: ( name: string, handle: () => void ) => void;
}

interface GoogleStep {
	readonly instructions?: string;
	readonly distanceMeters?: number;
}

/** `google.maps.routes.Route` */
export interface GoogleRoute {
	readonly path?: readonly Point[];
	readonly distanceMeters?: number;
	readonly durationMillis?: number;
	readonly legs?: readonly { readonly steps?: readonly GoogleStep[] }[];
}

interface GooglePlace {
	readonly geometry: { readonly location: { toJSON: () => Point } };
}

/** The parts of Google's interface that are used, by the library that has them. */
export interface GoogleLibraries {
	maps: {
		readonly Map: new ( box: HTMLElement, options: object ) => GoogleMap;
		readonly InfoWindow: MadeOf< GoogleWindow >;
		readonly Polyline: MadeOf< OnMap >;
	};
	marker: { readonly AdvancedMarkerElement: MadeOf< GoogleMarker > };
	geocoding: {
		readonly Geocoder: new () => {
			geocode: ( request: {
				readonly address: string;
			} ) => Promise< { readonly results: readonly GooglePlace[] } >;
		};
	};
	routes: {
		readonly Route: {
			computeRoutes: (
				request: object
			) => Promise< { readonly routes?: readonly GoogleRoute[] } >;
		};
	};
}

/** `google.maps` */
export interface GoogleMaps {
	importLibrary: < Name extends keyof GoogleLibraries >(
		name: Name
	) => Promise< GoogleLibraries[ Name ] >;
}
