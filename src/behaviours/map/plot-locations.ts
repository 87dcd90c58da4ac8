import { log, translate } from '@chaty/runtime';
import type { MapCanvas } from './renderer';
import { chooseCentre, NOWHERE } from './center';
import { SLOW, type FindAddress } from './geocode-queue';
import { DEFAULT_ZOOM, type MapOptions } from './options';
import type { Place } from './locations';
import type { Point } from './point';
import { codeOf, ROUTE_ERROR_TEXTS } from './route-error';

/** What is needed to put places on a map. */
interface Putting {
	readonly canvas: MapCanvas;
	readonly options: MapOptions;
	readonly places: readonly Place[];
	readonly findPlace: FindAddress;
	readonly onFound: ( place: Place, point: Point ) => void;
	readonly say: ( text: string ) => void;
	/** Whether a visitor reads about a place: the map stays where it is. */
	readonly isRead: () => boolean;
	readonly isOver: () => boolean;
}

type Search = ( address: string ) => Promise< Point | null >;
type Finding = Promise< Point | null >;

/** Looks each address up once, and says what went wrong instead of failing. */
function createSearch( { findPlace, say }: Putting ): Search {
	const searches = new Map< string, Finding >();
	const search: Search = async ( address ) => {
		try {
			return await findPlace( address, () => say( translate( SLOW ) ) );
		} catch ( error ) {
			const code = codeOf( error );
			say( translate( ROUTE_ERROR_TEXTS[ code ] ) );
			log( `no place for the address "${ address }": ${ code }.` );
			return null;
		}
	};
	return ( address ) => {
		const finding = searches.get( address ) ?? search( address );
		searches.set( address, finding );
		return finding;
	};
}

const keep = ( points: readonly ( Point | null )[] ): readonly Point[] =>
	points.flatMap( ( point ) => point ?? [] );

/** Shows all places: those that are known at once, and all when the others are found. */
async function fitMap(
	{ canvas, places, isRead, isOver }: Putting,
	findings: readonly Finding[]
): Promise< void > {
	const known = keep( places.map( ( { point } ) => point ) );
	if ( known.length ) {
		canvas.fit( known );
	}
	const points = keep( await Promise.all( findings ) );
	const isDone =
		known.length && ( isRead() || points.length === known.length );
	if ( isOver() || isDone ) {
		return;
	}
	if ( points.length ) {
		canvas.fit( points );
	} else {
		canvas.setView( NOWHERE, DEFAULT_ZOOM );
	}
}

/** Shows the middle; where its address leads nowhere, whatever place was found. */
async function centreMap(
	{ canvas, options, places, isOver }: Putting,
	findings: readonly Finding[],
	search: Search
): Promise< void > {
	const centre = chooseCentre( options, places );
	const zoom = options.zoom === 'fit' ? DEFAULT_ZOOM : options.zoom;
	if ( typeof centre !== 'string' ) {
		canvas.setView( centre, zoom );
		return;
	}
	const point =
		( await search( centre ) ) ??
		keep( await Promise.all( findings ) )[ 0 ];
	if ( ! isOver() ) {
		canvas.setView( point ?? NOWHERE, zoom );
	}
}

/** Puts places on a map as they are found, and moves the map to what it is to show. */
export async function putPlaces( putting: Putting ): Promise< void > {
	const { options, places, onFound, say, isOver } = putting;
	const search = createSearch( putting );
	const findings = places.map( async ( place ) => {
		const point = place.point ?? ( await search( place.address ) );
		if ( point && ! isOver() ) {
			onFound( place, point );
		}
		return point;
	} );
	await ( options.zoom === 'fit'
		? fitMap( putting, findings )
		: centreMap( putting, findings, search ) );
	if ( ( await Promise.all( findings ) ).every( Boolean ) ) {
		say( '' );
	}
}
