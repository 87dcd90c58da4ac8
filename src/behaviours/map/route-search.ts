import { emit, listen, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createDirections, type Directions } from './directions';
import { getErrorCode } from './errors';
import { SLOWDOWN_TEXT } from './geocode-queue';
import type { Place } from './places';
import { createRouteForm, type RouteEnd, type RouteForm } from './route-form';
import type { MapCanvas, MapContext, MapProvider, MapRoute } from './types';

interface RouteOptions
	extends Pick< MapContext, 'element' | 'slot' | 'options' | 'points' >,
		Required< Pick< MapProvider, 'findAddress' | 'findRoute' > > {
	readonly canvas: MapCanvas;
	readonly places: readonly Place[];
	/** Called before a search, to close what covers the map. */
	readonly onSearch: () => void;
}

const normalize = ( text: string ) =>
	text.replace( /\s+/g, ' ' ).trim().toLowerCase();

/** Finds a place of the map by its title or address. */
const findPlace = ( { points }: RouteOptions, text: string ) =>
	[ ...points ].find( ( [ { title, address } ] ) =>
		[ title, address ].map( normalize ).includes( normalize( text ) )
	)?.[ 1 ];

/** Finds the points of both ends, and the route. Adds the ends without a point to `unknownEnds`. */
async function search(
	route: RouteOptions,
	form: RouteForm,
	unknownEnds: RouteEnd[]
): Promise< MapRoute > {
	const handleSlowdown = () => form.setStatus( translate( SLOWDOWN_TEXT ) );
	const findPoint = async ( end: RouteEnd ) => {
		const text = form.getText( end );
		try {
			return (
				findPlace( route, text ) ??
				( await route.findAddress( text, handleSlowdown ) )
			);
		} catch ( error ) {
			if ( getErrorCode( error ) === 'NOT_FOUND' ) {
				unknownEnds.push( end );
			}
			throw error;
		}
	};
	const from = await findPoint( 'from' );
	const to = await findPoint( 'to' );
	const { travelMode } = route.options;
	return route.findRoute( { from, to, travelMode } );
}

/** Shows one route at a time: its line on the map, and its directions. */
function createRouteDisplay( canvas: MapCanvas, directions: Directions ) {
	let removeLine: Cleanup = () => {};
	return {
		show( route: MapRoute ) {
			removeLine = canvas.drawLine( route.line );
			directions.show( route );
		},
		clear() {
			removeLine();
			removeLine = () => {};
			directions.clear();
		},
	};
}

/** Handles the form: draws the route and shows its directions, or shows the error. */
function watchForm(
	route: RouteOptions,
	form: RouteForm,
	directions: Directions
): Cleanup {
	const { element, canvas, onSearch } = route;
	const display = createRouteDisplay( canvas, directions );
	let state: 'idle' | 'busy' | 'destroyed' = 'idle';
	const isDestroyed = () => state === 'destroyed';

	async function showRoute(): Promise< void > {
		const unknownEnds: RouteEnd[] = [];
		const found = await search( route, form, unknownEnds ).catch(
			( error: unknown ) => {
				form.setBusy( false );
				form.showError( error, unknownEnds );
				emit( element, 'map:failed', { code: getErrorCode( error ) } );
			}
		);
		if ( isDestroyed() ) {
			return;
		}
		state = 'idle';
		if ( found ) {
			const { meters, seconds } = found;
			form.setBusy( false );
			display.show( found );
			emit( element, 'map:routed', { meters, seconds } );
		}
	}
	const stopListening = listen( form.form, 'submit', ( event ) => {
		event.preventDefault();
		if ( state === 'idle' ) {
			state = 'busy';
			form.setBusy( true );
			display.clear();
			onSearch();
			void showRoute();
		}
	} );
	return () => {
		state = 'destroyed';
		stopListening();
		display.clear();
	};
}

export function addRouteForm( route: RouteOptions ): Cleanup {
	const { element, slot, options, places } = route;
	const form = createRouteForm( places );
	const directions = createDirections( {
		language: element.closest< HTMLElement >( '[lang]' )?.lang ?? '',
		unit: options.unit,
	} );
	slot.append( form.form, directions.box );
	return watchForm( route, form, directions );
}
