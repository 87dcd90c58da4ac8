/** What is told of each failure, word for word as spec section 8 has it. */
export const ROUTE_ERROR_TEXTS = {
	INVALID_REQUEST: 'The provided request is invalid.',
	NOT_FOUND: 'One or more of the given addresses could not be found.',
	OVER_QUERY_LIMIT:
		'A temporary error occured. Please try again in a few minutes.',
	REQUEST_DENIED: 'An error occured. Please contact us.',
	UNKNOWN_ERROR: 'An unknown error occured. Please try again.',
	ZERO_RESULTS: 'No route could be found within the given addresses.',
} as const;

/** Names of the failures, which are the same for every service. */
export type RouteErrorCode = keyof typeof ROUTE_ERROR_TEXTS;

/** A failure of a map's service, under its one name. */
export class RouteError extends Error {
	constructor( readonly code: RouteErrorCode ) {
		super( ROUTE_ERROR_TEXTS[ code ] );
	}
}

/** The name of whatever was thrown. */
export const codeOf = ( error: unknown ): RouteErrorCode =>
	error instanceof RouteError ? error.code : 'UNKNOWN_ERROR';
