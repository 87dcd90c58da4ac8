import { emit, listen, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { MapCanvas } from './renderer';
import type { Directions } from './directions';
import { SLOW, type FindAddress } from './geocode-queue';
import type { Point } from './point';
import type { FindRoute, Route } from './route';
import { codeOf } from './route-error';
import type { RouteEnd, RouteForm } from './route-form';
import type { TravelMode } from './travel-mode';

/** What a search for a route needs. */
interface SearchParts {
	readonly element: HTMLElement;
	readonly canvas: MapCanvas;
	readonly form: RouteForm;
	readonly directions: Directions;
	readonly travel: TravelMode;
	/** The point of a place on the map that is written like this. */
	readonly findKnown: ( text: string ) => Point | undefined;
	/** Before a search: what covers the map goes. */
	readonly onSearch: () => void;
	readonly findAddress: FindAddress;
	readonly findRoute: FindRoute;
}

/** Finds both ends and the way between. `lost` takes the ends that nobody knows. */
async function findWay(
	{ form, travel, ...parts }: SearchParts,
	lost: RouteEnd[]
): Promise< Route > {
	const slow = () => form.say( translate( SLOW ) );
	const locate = async ( end: RouteEnd ) => {
		const text = form.read( end );
		try {
			return (
				parts.findKnown( text ) ??
				( await parts.findAddress( text, slow ) )
			);
		} catch ( error ) {
			if ( codeOf( error ) === 'NOT_FOUND' ) {
				lost.push( end );
			}
			throw error;
		}
	};
	const from = await locate( 'from' );
	const to = await locate( 'to' );
	return parts.findRoute( { from, to, travel } );
}

/** Answers the form: draws the route and tells it, or says why there is none. */
export function watchRouteForm( parts: SearchParts ): Cleanup {
	const { element, canvas, form, directions } = parts;
	let undoLine: Cleanup = () => {};
	let state: 'waiting' | 'busy' | 'over' = 'waiting';

	const clear = () => {
		undoLine();
		undoLine = () => {};
		directions.clear();
	};
	const isOver = () => state === 'over';

	async function answer(): Promise< void > {
		const lost: RouteEnd[] = [];
		const way = await findWay( parts, lost ).catch( ( error: unknown ) => {
			form.setBusy( false );
			form.fail( error, lost );
			emit( element, 'map:failed', { code: codeOf( error ) } );
		} );
		if ( isOver() ) {
			return;
		}
		state = 'waiting';
		if ( way ) {
			form.setBusy( false );
			undoLine = canvas.drawLine( way.line );
			directions.show( way );
			const { metres, seconds } = way;
			emit( element, 'map:routed', { metres, seconds } );
		}
	}

	const undo = listen( form.form, 'submit', ( event ) => {
		event.preventDefault();
		if ( state === 'waiting' ) {
			state = 'busy';
			form.setBusy( true );
			clear();
			parts.onSearch();
			void answer();
		}
	} );
	return () => {
		state = 'over';
		undo();
		clear();
	};
}
