import { asRecord, readText } from '../../shared/raw-values';

export type RequestFailure =
	/** The server refused, with a message. */
	| {
			readonly kind: 'refused';
			readonly code: string;
			readonly message: string;
	  }
	/** Something between browser and WordPress answered with a page: a firewall, a log-in, a broken host. */
	| { readonly kind: 'no-data' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'logged-out' };

/** Parses an error of `apiFetch`: the server's, or one of its own. */
export function parseRequestFailure( error: unknown ): RequestFailure {
	const raw = asRecord( error );
	const code = readText( raw, 'code' );
	switch ( code ) {
		case 'fetch_error':
		case 'offline_error':
			return { kind: 'offline' };
		case 'rest_cookie_invalid_nonce':
		case 'rest_not_logged_in':
			return { kind: 'logged-out' };
		case '':
			// Until WordPress 6.8, it throws the response itself where nobody is logged in to get a new nonce.
			return { kind: raw[ 'status' ] === 400 ? 'logged-out' : 'no-data' };
		case 'invalid_json':
			return { kind: 'no-data' };
		default:
			return asRecord( raw[ 'data' ] )[ 'status' ] === 401
				? { kind: 'logged-out' }
				: {
						kind: 'refused',
						code,
						message: readText( raw, 'message' ),
				  };
	}
}
