import { log, translate } from '@chaty/runtime';
import { getErrorCode, MAP_ERROR_TEXTS } from './errors';
import { SLOWDOWN_TEXT } from './geocode-queue';
import { DEFAULT_ZOOM, type MapOptions } from './options';
import type { Place } from './places';
import { chooseCenter, DEFAULT_CENTER, type Point } from './point';
import type { FindAddress, MapCanvas } from './types';

interface Plot {
	readonly canvas: MapCanvas;
	readonly options: MapOptions;
	readonly places: readonly Place[];
	/** Whether these are the places that the map begins with; later ones are added to those. */
	readonly areFirst: boolean;
	/** The points that have been found so far, of all places. */
	readonly getPoints: () => readonly Point[];
	readonly findPlace: FindAddress;
	readonly onFound: ( place: Place, point: Point ) => void;
	/** Sets the status about places; an empty text ends it. */
	readonly setStatus: ( text: string ) => void;
	/** Whether a visitor is reading a popup: then the map must not move away. */
	readonly hasOpenPopup: () => boolean;
	readonly isDestroyed: () => boolean;
}

type SearchResult = Promise< Point | null >;
type Search = ( address: string ) => SearchResult;

/** Looks each address up once; reports an error instead of rejecting. */
function createSearch( { findPlace, setStatus }: Plot ): Search {
	const results = new Map< string, SearchResult >();
	const search: Search = async ( address ) => {
		try {
			return await findPlace( address, () =>
				setStatus( translate( SLOWDOWN_TEXT ) )
			);
		} catch ( error ) {
			const code = getErrorCode( error );
			setStatus( translate( MAP_ERROR_TEXTS[ code ] ) );
			log( `no place for the address "${ address }": ${ code }.` );
			return null;
		}
	};
	return ( address ) => {
		const result = results.get( address ) ?? search( address );
		results.set( address, result );
		return result;
	};
}

const withoutNull = ( points: readonly ( Point | null )[] ): readonly Point[] =>
	points.flatMap( ( point ) => point ?? [] );

/** Shows the places with coordinates at once, and all of them when their addresses are found. */
async function fitMap(
	{ canvas, places, hasOpenPopup, isDestroyed }: Plot,
	results: readonly SearchResult[]
): Promise< void > {
	const known = withoutNull( places.map( ( { point } ) => point ) );
	if ( known.length ) {
		canvas.fit( known );
	}
	const points = withoutNull( await Promise.all( results ) );
	const isDone =
		known.length && ( hasOpenPopup() || points.length === known.length );
	if ( isDestroyed() || isDone ) {
		return;
	}
	if ( points.length ) {
		canvas.fit( points );
	} else {
		canvas.setView( DEFAULT_CENTER, DEFAULT_ZOOM );
	}
}

/** Centers the map; if the address of the center is not found, on the first place that is. */
async function centerMap(
	{ canvas, options, places, isDestroyed }: Plot,
	results: readonly SearchResult[],
	search: Search
): Promise< void > {
	const center = chooseCenter( options, places );
	const zoom = options.zoom === 'fit' ? DEFAULT_ZOOM : options.zoom;
	if ( typeof center !== 'string' ) {
		canvas.setView( center, zoom );
		return;
	}
	const point =
		( await search( center ) ) ??
		withoutNull( await Promise.all( results ) )[ 0 ];
	if ( ! isDestroyed() ) {
		canvas.setView( point ?? DEFAULT_CENTER, zoom );
	}
}

/** Shows places that came later beside the others, unless a visitor reads or the map has a zoom of its own. */
async function addToMap(
	{ canvas, options, getPoints, hasOpenPopup, isDestroyed }: Plot,
	results: readonly SearchResult[]
): Promise< void > {
	await Promise.all( results );
	const points = getPoints();
	const mayMove = options.zoom === 'fit' && ! hasOpenPopup();
	if ( mayMove && points.length && ! isDestroyed() ) {
		canvas.fit( points );
	}
}

/** Reports the point of each place as it is found, and moves the map to its center or its places. */
export async function plotPlaces( plot: Plot ): Promise< void > {
	const { options, places, onFound, setStatus, isDestroyed } = plot;
	const search = createSearch( plot );
	const results = places.map( async ( place ) => {
		const point = place.point ?? ( await search( place.address ) );
		if ( point && ! isDestroyed() ) {
			onFound( place, point );
		}
		return point;
	} );
	if ( ! plot.areFirst ) {
		await addToMap( plot, results );
	} else if ( options.zoom === 'fit' ) {
		await fitMap( plot, results );
	} else {
		await centerMap( plot, results, search );
	}
	if ( ( await Promise.all( results ) ).every( Boolean ) ) {
		setStatus( '' );
	}
}
