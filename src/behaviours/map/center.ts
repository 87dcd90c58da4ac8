import type { Point } from './point';

/** What may say where a map's middle is. */
interface Spot {
	readonly point: Point | null;
	readonly address: string;
}

/** Where the origin looked when nothing says anything. */
export const NOWHERE: Point = { lat: 0, lng: 0 };

/**
 * The middle of a map, or the address that has to be looked up for it. The origin's order: the map's
 * own point, its own address, the place that claims it, the first with a point, the last with an
 * address.
 */
export function chooseCentre(
	own: Spot,
	places: readonly ( Spot & { readonly isCentre: boolean } )[]
): Point | string {
	const spots: readonly ( Spot | undefined )[] = [
		own,
		places.find( ( { isCentre } ) => isCentre ),
		places.find( ( { point } ) => point ),
		[ ...places ].reverse().find( ( { address } ) => address ),
	];
	for ( const spot of spots ) {
		const found = spot?.point ?? spot?.address;
		if ( found ) {
			return found;
		}
	}
	return NOWHERE;
}
