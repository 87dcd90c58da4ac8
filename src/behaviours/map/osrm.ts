import { asRecord, readList, readNumber } from '../../shared/raw-values';
import { getJson } from './get-json';
import { TIMEOUT_MS } from './nominatim';
import { tellStep, type Translate } from './osrm-steps';
import { parsePoint, type Point } from './point';
import type { FindRoute, Route, RouteQuestion } from './route';
import { RouteError } from './route-error';
import { readHttpStatus, readOsrmCode } from './service-errors';

/** Names of the modes in the path of a request. */
const PROFILES = {
	car: 'driving',
	bicycle: 'cycling',
	foot: 'walking',
} as const;
/** Names of the modes in the addresses of servers that have one each. */
const SERVERS = { car: 'car', bicycle: 'bike', foot: 'foot' } as const;

const writePoint = ( { lat, lng }: Point ) =>
	`${ lng.toFixed( 6 ) },${ lat.toFixed( 6 ) }`;

function writeQuestion( url: string, { from, to, travel }: RouteQuestion ) {
	const base = url
		.replace( /{mode}/g, SERVERS[ travel ] )
		.replace( /\/+$/, '' );
	const points = `${ writePoint( from ) };${ writePoint( to ) }`;
	return `${ base }/route/v1/${ PROFILES[ travel ] }/${ points }?overview=full&geometries=geojson&steps=true`;
}

function readLine( geometry: unknown ): readonly Point[] {
	return readList( asRecord( geometry ), 'coordinates' ).flatMap(
		( pair ) => {
			const [ lng, lat ] = Array.isArray( pair )
				? ( pair as unknown[] )
				: [];
			return parsePoint( lat, lng ) ?? [];
		}
	);
}

/** Reads what OSRM answered; null when it has no route. */
export function parseOsrmRoute(
	body: unknown,
	translate: Translate
): Route | null {
	const raw = asRecord( readList( asRecord( body ), 'routes' )[ 0 ] );
	const line = readLine( raw[ 'geometry' ] );
	if ( line.length < 2 ) {
		return null;
	}
	const steps = readList( raw, 'legs' )
		.flatMap( ( leg ) => readList( asRecord( leg ), 'steps' ) )
		.map( asRecord );
	return {
		line,
		metres: readNumber( raw, 'distance', 0 ),
		seconds: readNumber( raw, 'duration', 0 ),
		steps: steps.map( ( step ) => ( {
			text: tellStep( step, translate ),
			metres: readNumber( step, 'distance', 0 ),
		} ) ),
	};
}

/** Asks a router that speaks OSRM's protocol. `{mode}` in its address becomes car, bike or foot. */
export function createOsrm( url: string, translate: Translate ): FindRoute {
	return async ( question ) => {
		const { status, body } = await getJson(
			writeQuestion( url, question ),
			TIMEOUT_MS
		);
		const told = readOsrmCode( asRecord( body )[ 'code' ] );
		const failure =
			told === undefined
				? readHttpStatus( status ) ?? 'UNKNOWN_ERROR'
				: told;
		if ( failure ) {
			throw new RouteError( failure );
		}
		const route = parseOsrmRoute( body, translate );
		if ( ! route ) {
			throw new RouteError( 'ZERO_RESULTS' );
		}
		return route;
	};
}
