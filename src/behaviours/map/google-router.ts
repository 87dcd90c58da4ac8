import { asRecord } from '../../shared/raw-values';
import { loadGoogle } from './google-loader';
import type { GoogleRoute } from './google-types';
import { inTime } from './with-timeout';
import type { MapServices } from './options';
import type { Route, RouteQuestion } from './route';
import { RouteError } from './route-error';
import { readGoogleStatus } from './service-errors';

/** Names of the modes. */
const MODES = {
	car: 'DRIVING',
	bicycle: 'BICYCLING',
	foot: 'WALKING',
} as const;
/** What is asked of a route: Google charges by what it tells. */
const FIELDS = [ 'path', 'distanceMeters', 'durationMillis', 'legs' ];

function readRoute( {
	path,
	distanceMeters,
	durationMillis,
	legs,
}: GoogleRoute ): Route {
	const steps = ( legs ?? [] ).flatMap( ( leg ) => leg.steps ?? [] );
	return {
		line: ( path ?? [] ).map( ( { lat, lng } ) => ( { lat, lng } ) ),
		metres: distanceMeters ?? 0,
		seconds: ( durationMillis ?? 0 ) / 1000,
		steps: steps.map( ( step ) => ( {
			text: step.instructions ?? '',
			metres: step.distanceMeters ?? 0,
		} ) ),
	};
}

/** Asks Google for a route. Its sentences come in the page's language. */
export async function findGoogleRoute(
	services: MapServices,
	{ from, to, travel }: RouteQuestion
): Promise< Route > {
	const { Route: Routes } = await loadGoogle( services, 'routes' );
	const { routes = [] } = await inTime(
		Routes.computeRoutes( {
			origin: from,
			destination: to,
			travelMode: MODES[ travel ],
			fields: FIELDS,
		} )
	).catch( ( error: unknown ) => {
		throw error instanceof RouteError
			? error
			: new RouteError(
					readGoogleStatus( asRecord( error )[ 'code' ] ) ??
						'UNKNOWN_ERROR'
			  );
	} );
	const route = routes[ 0 ] && readRoute( routes[ 0 ] );
	if ( ! route?.line.length ) {
		throw new RouteError( 'ZERO_RESULTS' );
	}
	return route;
}
