import type { Point } from '../point';

/** `google.maps.Polyline` */
interface GooglePolyline {
	setMap: ( map: GoogleMap | null ) => void;
}

/** `google.maps.Map`; here and below only the members that we use. */
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
export interface GoogleInfoWindow {
	open: ( options: object ) => void;
	close: () => void;
}

/** A class of Google's that takes options. */
type Constructor< Instance > = new ( options: object ) => Instance;

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

interface GeocoderResult {
	readonly geometry: { readonly location: { toJSON: () => Point } };
}

/** The classes that we use, by the library that contains them. */
export interface GoogleLibraries {
	maps: {
		readonly Map: new ( box: HTMLElement, options: object ) => GoogleMap;
		readonly InfoWindow: Constructor< GoogleInfoWindow >;
		readonly Polyline: Constructor< GooglePolyline >;
	};
	marker: { readonly AdvancedMarkerElement: Constructor< GoogleMarker > };
	geocoding: {
		readonly Geocoder: new () => {
			geocode: ( request: {
				readonly address: string;
			} ) => Promise< { readonly results: readonly GeocoderResult[] } >;
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
