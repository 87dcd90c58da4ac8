import type { RouteErrorCode } from './route-error';

type Code = RouteErrorCode | null;
type Codes = Readonly< Record< string, Code > >;

/** DirectionsStatus and GeocoderStatus of Google, and the names its newer classes use. */
const GOOGLE: Codes = {
	OK: null,
	INVALID_REQUEST: 'INVALID_REQUEST',
	MAX_WAYPOINTS_EXCEEDED: 'INVALID_REQUEST',
	MAX_ROUTE_LENGTH_EXCEEDED: 'INVALID_REQUEST',
	NOT_FOUND: 'NOT_FOUND',
	OVER_QUERY_LIMIT: 'OVER_QUERY_LIMIT',
	OVER_DAILY_LIMIT: 'REQUEST_DENIED',
	REQUEST_DENIED: 'REQUEST_DENIED',
	UNKNOWN_ERROR: 'UNKNOWN_ERROR',
	ZERO_RESULTS: 'ZERO_RESULTS',
	INVALID_ARGUMENT: 'INVALID_REQUEST',
	FAILED_PRECONDITION: 'INVALID_REQUEST',
	OUT_OF_RANGE: 'INVALID_REQUEST',
	PERMISSION_DENIED: 'REQUEST_DENIED',
	UNAUTHENTICATED: 'REQUEST_DENIED',
	RESOURCE_EXHAUSTED: 'OVER_QUERY_LIMIT',
};

const OSRM: Codes = {
	Ok: null,
	InvalidUrl: 'INVALID_REQUEST',
	InvalidService: 'INVALID_REQUEST',
	InvalidVersion: 'INVALID_REQUEST',
	InvalidOptions: 'INVALID_REQUEST',
	InvalidQuery: 'INVALID_REQUEST',
	InvalidValue: 'INVALID_REQUEST',
	NotImplemented: 'INVALID_REQUEST',
	DisabledDataset: 'INVALID_REQUEST',
	TooBig: 'INVALID_REQUEST',
	NoSegment: 'NOT_FOUND',
	NoRoute: 'ZERO_RESULTS',
};

/** HTTP statuses that do not say what their hundred says. */
const HTTP: Codes = {
	401: 'REQUEST_DENIED',
	402: 'REQUEST_DENIED',
	403: 'REQUEST_DENIED',
	407: 'REQUEST_DENIED',
	404: 'NOT_FOUND',
	410: 'NOT_FOUND',
	408: 'UNKNOWN_ERROR',
	429: 'OVER_QUERY_LIMIT',
	503: 'OVER_QUERY_LIMIT',
	509: 'OVER_QUERY_LIMIT',
};

const find = ( codes: Codes, name: unknown ): Code | undefined =>
	typeof name === 'string' && Object.hasOwn( codes, name )
		? codes[ name ]
		: undefined;

/** What a status of Google's means; `null` when all is well. */
export function readGoogleStatus( status: unknown ): Code {
	const code = find( GOOGLE, status );
	return code === undefined ? 'UNKNOWN_ERROR' : code;
}

/** What a code of OSRM's means; `null` when all is well, undefined when it says nothing. */
export const readOsrmCode = ( code: unknown ): Code | undefined =>
	find( OSRM, code );

/** What an HTTP status means, 0 where no answer came; `null` when all is well. */
export function readHttpStatus( status: number ): Code {
	const code = find( HTTP, String( status ) );
	if ( code !== undefined ) {
		return code;
	}
	const hundred = Math.floor( status / 100 );
	if ( hundred === 2 ) {
		return null;
	}
	return hundred === 4 ? 'INVALID_REQUEST' : 'UNKNOWN_ERROR';
}
