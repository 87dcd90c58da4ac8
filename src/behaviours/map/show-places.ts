import { prefersReducedMotion } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { addPlaceButton, type Markers } from './markers';
import { findPlaces, readPlaces, type Place } from './places';
import { plotPlaces } from './plot-places';
import type { Point } from './point';
import type { MapCanvas, MapContext } from './types';

/** The buttons and markers of the places, by their elements. */
function createShown( { slot, points }: MapContext, markers: Markers ) {
	const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
	const shown = new Map< Element, Cleanup >();
	return {
		expect: ( element: Element ) => shown.set( element, () => {} ),
		has: ( element: Element ) => shown.has( element ),
		add( place: Place, point: Point ) {
			const { open, remove } = markers.add( place, point );
			points.set( place, point );
			const removeButton = addPlaceButton( place, () => {
				open();
				slot.scrollIntoView( { behavior, block: 'nearest' } );
			} );
			shown.set( place.element, () => {
				remove();
				removeButton();
				points.delete( place );
			} );
		},
		remove: ( isGone: ( element: Element ) => boolean ) =>
			shown.forEach( ( end, element ) => {
				if ( isGone( element ) ) {
					shown.delete( element );
					end();
				}
			} ),
	};
}

/** Shows the places of the list. `refresh` adds those that have come since, and removes those that are gone. */
export function showPlaces(
	context: MapContext,
	canvas: MapCanvas,
	markers: Markers
): { readonly places: readonly Place[]; readonly refresh: () => void } {
	const { element, options, provider, points, isDestroyed } = context;
	const shown = createShown( context, markers );

	/** Plots new places; those on the map already are left alone. */
	function plotNew( areFirst: boolean ): readonly Place[] {
		const added = findPlaces( element ).filter(
			( one ) => ! shown.has( one )
		);
		const places = readPlaces( added );
		added.forEach( shown.expect );
		if ( areFirst || places.length ) {
			void plotPlaces( {
				canvas,
				options,
				places,
				areFirst,
				isDestroyed,
				findPlace: provider.findPlace,
				hasOpenPopup: markers.hasOpen,
				getPoints: () => [ ...points.values() ],
				setStatus: ( text ) => context.status.setText( 'places', text ),
				onFound: ( place, point ) =>
					shown.has( place.element ) && shown.add( place, point ),
			} );
		}
		return places;
	}
	context.cleanups.push( () => shown.remove( () => true ) );
	return {
		places: plotNew( true ),
		refresh() {
			shown.remove( ( one ) => ! element.contains( one ) );
			plotNew( false );
		},
	};
}
