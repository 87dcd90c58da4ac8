/** How long a service may take to answer (docs/how-it-works.md, "Errors of maps"). */
export const SERVICE_TIMEOUT_MS = 10_000;

/** The text of each error, as in the legacy theme (docs/how-it-works.md, "Errors of maps"). */
export const MAP_ERROR_TEXTS = {
	INVALID_REQUEST: 'The provided request is invalid.',
	NOT_FOUND: 'One or more of the given addresses could not be found.',
	OVER_QUERY_LIMIT:
		'A temporary error occured. Please try again in a few minutes.',
	REQUEST_DENIED: 'An error occured. Please contact us.',
	UNKNOWN_ERROR: 'An unknown error occured. Please try again.',
	ZERO_RESULTS: 'No route could be found within the given addresses.',
} as const;

/** The codes of errors: Google's, for every service. */
export type MapErrorCode = keyof typeof MAP_ERROR_TEXTS;

/** An error of a service, by its common code. */
export class MapError extends Error {
	constructor( readonly code: MapErrorCode ) {
		super( MAP_ERROR_TEXTS[ code ] );
	}
}

/** The code of whatever was thrown. */
export const getErrorCode = ( error: unknown ): MapErrorCode =>
	error instanceof MapError ? error.code : 'UNKNOWN_ERROR';

/** `null` stands for success. */
type Code = MapErrorCode | null;
type Codes = Readonly< Record< string, Code > >;

/** Google's DirectionsStatus and GeocoderStatus, and the names that its newer classes use. */
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

/** The codes of OSRM's HTTP API. */
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

/** HTTP statuses; the first that matches counts. */
const HTTP: readonly ( readonly [ RegExp, Code ] )[] = [
	[ /^2/, null ],
	[ /^40[1237]/, 'REQUEST_DENIED' ],
	[ /^4(04|10)/, 'NOT_FOUND' ],
	[ /^(429|503|509)/, 'OVER_QUERY_LIMIT' ],
	[ /^4(?!08)/, 'INVALID_REQUEST' ],
	[ /^/, 'UNKNOWN_ERROR' ],
];

const findCode = ( codes: Codes, name: unknown ): Code | undefined =>
	typeof name === 'string' && Object.hasOwn( codes, name )
		? codes[ name ]
		: undefined;

/** Maps a status of Google's; `null` for success. */
export function parseGoogleStatus( status: unknown ): Code {
	const code = findCode( GOOGLE, status );
	return code === undefined ? 'UNKNOWN_ERROR' : code;
}

/** Maps a code of OSRM's; `null` for success, undefined for one that OSRM does not document. */
export const parseOsrmCode = ( code: unknown ): Code | undefined =>
	findCode( OSRM, code );

/** Maps an HTTP status, 0 where there was no response; `null` for success. */
export function parseHttpStatus( status: number ): Code {
	const [ , code = null ] =
		HTTP.find( ( [ pattern ] ) => pattern.test( `${ status }` ) ) ?? [];
	return code;
}
