/** A point on the earth, in degrees. */
export interface Point {
	readonly lat: number;
	readonly lng: number;
}

/** A map or place that can give the center of the map. */
interface CenterCandidate {
	readonly point: Point | null;
	readonly address: string;
}

/** The center of a map without a point, an address or a place, as in the legacy theme. */
export const DEFAULT_CENTER: Point = { lat: 0, lng: 0 };

function parseDegrees( value: unknown, max: number ): number | null {
	const isGiven = /\S/.test( String( value ?? '' ) );
	const degrees = isGiven ? Number( value ) : NaN;
	return Math.abs( degrees ) <= max ? degrees : null;
}

/** Parses latitude and longitude of markup or a service; `null` when they are no point. */
export function parsePoint( lat: unknown, lng: unknown ): Point | null {
	const north = parseDegrees( lat, 90 );
	const east = parseDegrees( lng, 180 );
	return north === null || east === null ? null : { lat: north, lng: east };
}

/**
 * Returns the center of a map, or the address to look up for it. The first of these that is given: the
 * map's own point, its own address, the place that is marked as the center, the first place with a
 * point, the last with an address (docs/behaviours/map.md, "Options of a place").
 */
export function chooseCenter(
	map: CenterCandidate,
	places: readonly ( CenterCandidate & { readonly isCenter: boolean } )[]
): Point | string {
	const candidates: readonly ( CenterCandidate | undefined )[] = [
		map,
		places.find( ( { isCenter } ) => isCenter ),
		places.find( ( { point } ) => point ),
		[ ...places ].reverse().find( ( { address } ) => address ),
	];
	for ( const candidate of candidates ) {
		const center = candidate?.point ?? candidate?.address;
		if ( center ) {
			return center;
		}
	}
	return DEFAULT_CENTER;
}
