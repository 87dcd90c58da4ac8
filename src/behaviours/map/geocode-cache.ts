import { asRecord } from '../../shared/raw-values';
import { session } from '../../shared/session-storage';
import type { FindAddress } from './geocode-queue';
import { parsePoint, type Point } from './point';

const KEY = 'chaty_places';
/** More addresses than a page lists. */
const MOST = 100;

function readKnown(): Readonly< Record< string, unknown > > {
	try {
		return asRecord( JSON.parse( session.readSession( KEY ) || '{}' ) );
	} catch {
		return {};
	}
}

function remember( address: string, { lat, lng }: Point ): void {
	const known = Object.entries( readKnown() ).slice( 1 - MOST );
	session.writeSession(
		KEY,
		JSON.stringify(
			Object.fromEntries( [ ...known, [ address, [ lat, lng ] ] ] )
		)
	);
}

/** Looks an address of the site up once in a visit. What visitors write is not kept. */
export function rememberPlaces( find: FindAddress ): FindAddress {
	return async ( address, onSlow ) => {
		const known = readKnown()[ address ];
		const point = Array.isArray( known )
			? parsePoint( known[ 0 ], known[ 1 ] )
			: null;
		if ( point ) {
			return point;
		}
		const found = await find( address, onSlow );
		remember( address, found );
		return found;
	};
}
