import { asRecord, readList, readNumber } from '../../shared/raw-values';
import { MapError, parseHttpStatus, parseOsrmCode } from './errors';
import { getJson } from './get-json';
import { describeStep } from './osrm-steps';
import { parsePoint, type Point } from './point';
import type { FindRoute, MapRoute, RouteQuery } from './types';

/** Travel modes in the path of a request. */
const PROFILES = {
	car: 'driving',
	bicycle: 'cycling',
	foot: 'walking',
} as const;
/** Travel modes in the URLs of sites with one server for each. */
const SERVERS = { car: 'car', bicycle: 'bike', foot: 'foot' } as const;

const formatPoint = ( { lat, lng }: Point ) =>
	`${ lng.toFixed( 6 ) },${ lat.toFixed( 6 ) }`;

function createUrl( url: string, { from, to, travelMode }: RouteQuery ) {
	const base = url
		.replace( /{mode}/g, SERVERS[ travelMode ] )
		.replace( /\/+$/, '' );
	const points = `${ formatPoint( from ) };${ formatPoint( to ) }`;
	return `${ base }/route/v1/${ PROFILES[ travelMode ] }/${ points }?overview=full&geometries=geojson&steps=true`;
}

function parseLine( geometry: unknown ): readonly Point[] {
	return readList( asRecord( geometry ), 'coordinates' ).flatMap(
		( pair ) => {
			const [ lng, lat ] = Array.isArray( pair )
				? ( pair as unknown[] )
				: [];
			return parsePoint( lat, lng ) ?? [];
		}
	);
}

/** Parses a response of OSRM; `null` when it contains no route. */
function parseRoute( body: unknown ): MapRoute | null {
	const raw = asRecord( readList( asRecord( body ), 'routes' )[ 0 ] );
	const line = parseLine( raw[ 'geometry' ] );
	if ( line.length < 2 ) {
		return null;
	}
	const steps = readList( raw, 'legs' )
		.flatMap( ( leg ) => readList( asRecord( leg ), 'steps' ) )
		.map( asRecord );
	return {
		line,
		meters: readNumber( raw, 'distance', 0 ),
		seconds: readNumber( raw, 'duration', 0 ),
		steps: steps.map( ( step ) => ( {
			text: describeStep( step ),
			meters: readNumber( step, 'distance', 0 ),
		} ) ),
	};
}

/** Asks a router with OSRM's API. `{mode}` in its URL becomes car, bike or foot. */
export function createOsrm( url: string ): FindRoute {
	return async ( query ) => {
		const { status, body } = await getJson( createUrl( url, query ) );
		const osrmCode = parseOsrmCode( asRecord( body )[ 'code' ] );
		const code =
			osrmCode === undefined
				? parseHttpStatus( status ) ?? 'UNKNOWN_ERROR'
				: osrmCode;
		if ( code ) {
			throw new MapError( code );
		}
		const route = parseRoute( body );
		if ( ! route ) {
			throw new MapError( 'ZERO_RESULTS' );
		}
		return route;
	};
}
