import {
	asRecord,
	readNumber,
	readText,
	type Raw,
} from '../../shared/raw-values';
import { parsePoint } from './point';

/** The zoom of a map without that option (docs/how-it-works.md, "Behaviours"). */
export const DEFAULT_ZOOM = 3;

/** The largest zoom at which a map shows its places or a route. */
export const CLOSEST_ZOOM = 16;

/** How a visitor travels; the first is the default. */
export const TRAVEL_MODES = [ 'car', 'bicycle', 'foot' ] as const;
export type TravelMode = ( typeof TRAVEL_MODES )[ number ];

/** Units of distances; the first is the default. */
export const UNITS = [ 'kilometers', 'miles' ] as const;
export type Unit = ( typeof UNITS )[ number ];

/** Finds a word in any case; unknown ones become the default. The legacy theme says `BYFOOT`. */
const findWord = < Word extends string >(
	words: readonly [ Word, ...Word[] ],
	text: string
): Word =>
	words.find(
		( word ) => word === text.trim().toLowerCase().replace( /^by/, '' )
	) ?? words[ 0 ];

export const parseTravelMode = ( text = '' ): TravelMode =>
	findWord( TRAVEL_MODES, text );

export const parseUnit = ( text = '' ): Unit => findWord( UNITS, text );

/** Reads an HTTP URL. It may contain placeholders in braces, which `URL` would escape. */
const readUrl = ( raw: Raw, key: string ): string =>
	readText( raw, key ).match( /^https?:\/\/[^\s"'<>]+$/i )?.[ 0 ] ?? '';

/** Markup can choose only among the providers that the site has set up. */
function parseProvider( settings: Raw, markup: Raw ): 'osm' | 'google' {
	const name = markup[ 'chatyProvider' ] ?? settings[ 'provider' ];
	return name === 'google' && readUrl( settings, 'google_loader' )
		? 'google'
		: 'osm';
}

/** The services of a map: those of the filter `chaty_map_settings`; markup can replace the tiles. */
function parseServices( settings: Raw, markup: Raw ) {
	// Tiles of the markup never carry the attribution of the site's tiles.
	const tiles = readUrl( markup, 'chatyTiles' ) ? markup : null;
	return {
		provider: parseProvider( settings, markup ),
		tiles: tiles
			? readUrl( tiles, 'chatyTiles' )
			: readUrl( settings, 'tiles' ),
		attribution: tiles
			? readText( tiles, 'chatyAttribution' )
			: readText( settings, 'attribution' ),
		attributionUrl: tiles
			? readUrl( tiles, 'chatyAttributionUrl' )
			: readUrl( settings, 'attribution_url' ),
		maxZoom: readNumber( settings, 'max_zoom', 19 ),
		geocoder: readUrl( settings, 'geocoder' ),
		router: readUrl( settings, 'router' ),
		googleLoader: readUrl( settings, 'google_loader' ),
		googleKey: readText( settings, 'google_key' ),
		googleMapId: readText( settings, 'google_map_id' ),
		/** The URL of the site's own geocoder, and the id of the page that lists the places. */
		rest: readUrl( settings, 'rest' ),
		page: readNumber( settings, 'page', 0 ),
	};
}

export type MapServices = ReturnType< typeof parseServices >;

function parseZoom( markup: Raw, max: number ): number | 'fit' {
	return readText( markup, 'chatyZoom' ) === 'fit'
		? 'fit'
		: Math.min(
				Math.max( readNumber( markup, 'chatyZoom', DEFAULT_ZOOM ), 0 ),
				max
		  );
}

/** Parses the data attributes of a map, and the settings of maps that PHP prints. */
export function parseOptions(
	dataset: Readonly< Record< string, string | undefined > >,
	settings: unknown
) {
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
		/** Whether places near each other are gathered. */
		isClustered: has( 'chatyCluster' ),
		/** Whether one popup is open at a time. */
		isSingle: markup[ 'chatyPopups' ] !== 'several',
		travelMode: parseTravelMode( readText( markup, 'chatyTravel' ) ),
		unit: parseUnit( readText( markup, 'chatyUnit' ) ),
	};
}

export type MapOptions = ReturnType< typeof parseOptions >;
