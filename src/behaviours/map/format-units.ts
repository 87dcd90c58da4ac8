import type { Unit } from './travel-mode';

const METRES_IN_MILE = 1609.344;
const FEET_IN_METRE = 3.28084;

/** A page's language that the browser does not know must not cost the route. */
function tell(
	language: string,
	value: number,
	unit: string,
	digits = 0
): string {
	const options: Intl.NumberFormatOptions = {
		style: 'unit',
		unit,
		maximumFractionDigits: digits,
	};
	try {
		return new Intl.NumberFormat( language || undefined, options ).format(
			value
		);
	} catch {
		return new Intl.NumberFormat( undefined, options ).format( value );
	}
}

const roundTo = ( value: number, step: number ) =>
	Math.max( step, Math.round( value / step ) * step );

/** A distance as people say it: metres or feet when it is short, one decimal under ten. */
export function tellDistance(
	metres: number,
	unit: Unit,
	language: string
): string {
	if ( unit === 'miles' ) {
		const miles = metres / METRES_IN_MILE;
		return miles < 0.1
			? tell( language, roundTo( metres * FEET_IN_METRE, 10 ), 'foot' )
			: tell( language, miles, 'mile', miles < 10 ? 1 : 0 );
	}
	return metres < 1000
		? tell( language, roundTo( metres, 10 ), 'meter' )
		: tell( language, metres / 1000, 'kilometer', metres < 10000 ? 1 : 0 );
}

/** A duration in hours and minutes, at least one minute. */
export function tellDuration( seconds: number, language: string ): string {
	const minutes = Math.max( 1, Math.round( seconds / 60 ) );
	const hours = Math.floor( minutes / 60 );
	const parts = [
		hours ? tell( language, hours, 'hour' ) : '',
		minutes % 60 || ! hours ? tell( language, minutes % 60, 'minute' ) : '',
	];
	return parts.filter( Boolean ).join( ' ' );
}
