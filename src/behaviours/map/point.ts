/** A place on the earth, in degrees. */
export interface Point {
	readonly lat: number;
	readonly lng: number;
}

function parseDegrees( value: unknown, most: number ): number | null {
	const isWritten =
		typeof value === 'number' || /\S/.test( String( value ?? '' ) );
	const degrees = isWritten ? Number( value ) : NaN;
	return Math.abs( degrees ) <= most ? degrees : null;
}

/** Latitude and longitude as markup or a service writes them; `null` when they name no place. */
export function parsePoint( lat: unknown, lng: unknown ): Point | null {
	const [ north, east ] = [
		parseDegrees( lat, 90 ),
		parseDegrees( lng, 180 ),
	];
	return north === null || east === null ? null : { lat: north, lng: east };
}
