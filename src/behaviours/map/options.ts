import {
	asRecord,
	readNumber,
	readText,
	type Raw,
} from '../../shared/raw-values';
import { parsePoint, type Point } from './point';
import {
	parseTravelMode,
	parseUnit,
	type TravelMode,
	type Unit,
} from './travel-mode';

/** Spec section 9, "Map default zoom". */
export const DEFAULT_ZOOM = 3;

/** Whom a map asks: what the site's filter `chaty_map_settings` says, and tiles also the markup. */
export interface MapServices {
	readonly provider: 'osm' | 'google';
	readonly tiles: string;
	readonly attribution: string;
	readonly attributionUrl: string;
	readonly maxZoom: number;
	readonly geocoder: string;
	readonly router: string;
	readonly googleLoader: string;
	readonly googleKey: string;
	readonly googleMapId: string;
	/** The site's own address of places, and the page that lists them. */
	readonly rest: string;
	readonly page: number;
}

/** How one map is drawn. */
export interface MapOptions {
	readonly services: MapServices;
	readonly label: string;
	readonly zoom: number | 'fit';
	readonly point: Point | null;
	readonly address: string;
	readonly hasControls: boolean;
	readonly hasWheel: boolean;
	readonly hasRoute: boolean;
	readonly isSingle: boolean;
	readonly travel: TravelMode;
	readonly unit: Unit;
}

/** Only addresses of the web, tiles' with their braces. */
const readAddress = ( raw: Raw, key: string ): string =>
	readText( raw, key ).match( /^https?:\/\/[^\s"'<>]+$/i )?.[ 0 ] ?? '';

/** Markup may choose, among the kinds of maps that the site has. */
function parseProvider( settings: Raw, markup: Raw ): 'osm' | 'google' {
	const wanted = markup[ 'chatyProvider' ] ?? settings[ 'provider' ];
	return wanted === 'google' && readAddress( settings, 'google_loader' )
		? 'google'
		: 'osm';
}

function parseServices( settings: Raw, markup: Raw ): MapServices {
	// Tiles of another map have another attribution.
	const tiles = readAddress( markup, 'chatyTiles' ) ? markup : null;
	return {
		provider: parseProvider( settings, markup ),
		tiles: tiles
			? readAddress( tiles, 'chatyTiles' )
			: readAddress( settings, 'tiles' ),
		attribution: tiles
			? readText( tiles, 'chatyAttribution' )
			: readText( settings, 'attribution' ),
		attributionUrl: tiles
			? readAddress( tiles, 'chatyAttributionUrl' )
			: readAddress( settings, 'attribution_url' ),
		maxZoom: readNumber( settings, 'max_zoom', 19 ),
		geocoder: readAddress( settings, 'geocoder' ),
		router: readAddress( settings, 'router' ),
		googleLoader: readAddress( settings, 'google_loader' ),
		googleKey: readText( settings, 'google_key' ),
		googleMapId: readText( settings, 'google_map_id' ),
		rest: readAddress( settings, 'rest' ),
		page: readNumber( settings, 'page', 0 ),
	};
}

function parseZoom( markup: Raw, most: number ): number | 'fit' {
	return readText( markup, 'chatyZoom' ) === 'fit'
		? 'fit'
		: Math.min(
				Math.max( readNumber( markup, 'chatyZoom', DEFAULT_ZOOM ), 0 ),
				most
		  );
}

/** Reads the data attributes of a map, and what the page says of maps. */
export function parseOptions(
	dataset: Readonly< Record< string, string | undefined > >,
	settings: unknown
): MapOptions {
	const markup: Raw = dataset;
	const services = parseServices( asRecord( settings ), markup );
	const has = ( key: string ) => markup[ key ] !== undefined;
	return {
		services,
		label: readText( markup, 'chatyLabel' ),
		zoom: parseZoom( markup, services.maxZoom ),
		point: parsePoint( markup[ 'chatyLat' ], markup[ 'chatyLng' ] ),
		address: readText( markup, 'chatyAddress' ),
		hasControls: markup[ 'chatyControls' ] !== 'none',
		hasWheel: has( 'chatyWheel' ),
		hasRoute: has( 'chatyRoute' ),
		isSingle: markup[ 'chatyPopups' ] !== 'several',
		travel: parseTravelMode( readText( markup, 'chatyTravel' ) ),
		unit: parseUnit( readText( markup, 'chatyUnit' ) ),
	};
}
