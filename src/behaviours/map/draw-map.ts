import {
	cleanupAll,
	emit,
	listen,
	log,
	makeElement,
	prefersReducedMotion,
	translate,
} from '@chaty/runtime';
import { asRecord } from '../../shared/raw-values';
import type { Cleanup } from '../../shared/types';
import { readBehaviourData } from '../core/registry';
import { getErrorCode, MAP_ERROR_TEXTS } from './errors';
import { createGoogleProvider } from './google/services';
import { addPlaceButton, createMarkers, type Markers } from './markers';
import { parseOptions, type MapOptions } from './options';
import { createOsmProvider } from './osm-provider';
import { readPlaces, type Place } from './places';
import { plotPlaces } from './plot-places';
import type { Point } from './point';
import { addRouteForm } from './route-search';
import type { DrawMap, MapCanvas, MapProvider, MapSlot } from './types';

/** A line over the map that screen readers announce. Each topic has one text; an empty one ends it. */
interface StatusLine {
	readonly line: HTMLElement;
	setText: ( topic: string, text: string ) => void;
}

/** What the parts of a map share. */
interface MapContext extends MapSlot {
	readonly options: MapOptions;
	readonly provider: MapProvider;
	readonly places: readonly Place[];
	/** The points of the places that have been found. */
	readonly points: Map< Place, Point >;
	readonly box: HTMLElement;
	readonly status: StatusLine;
	readonly cleanups: Cleanup[];
	readonly isDestroyed: () => boolean;
}

function createStatusLine(): StatusLine {
	const line = makeElement( 'p', {
		class: 'chaty-map-status',
		role: 'status',
	} );
	const texts = new Map< string, string >();
	return {
		line,
		setText( topic, text ) {
			texts.set( topic, text );
			const all = [ ...texts.values() ].filter( Boolean ).join( ' ' );
			// Setting the same text again would make screen readers repeat it.
			if ( line.textContent !== all ) {
				line.textContent = all;
			}
		},
	};
}

function addRoute(
	context: MapContext,
	canvas: MapCanvas,
	markers: Markers
): void {
	const { findRoute, findAddress } = context.provider;
	if ( ! findRoute ) {
		// No room for what does not come.
		context.slot.style.setProperty( '--chaty-map-form', '0px' );
		log( 'a map shows no route form, because the site has no router.' );
		return;
	}
	context.cleanups.push(
		addRouteForm( {
			...context,
			canvas,
			findAddress,
			findRoute,
			onSearch: markers.closeAll,
		} )
	);
}

function addPlaces(
	context: MapContext,
	canvas: MapCanvas,
	markers: Markers
): void {
	const { slot, options, provider, places, status, isDestroyed } = context;
	const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
	void plotPlaces( {
		canvas,
		options,
		places,
		isDestroyed,
		findPlace: provider.findPlace,
		hasOpenPopup: markers.hasOpen,
		setStatus: ( text ) => status.setText( 'places', text ),
		onFound( place, point ) {
			const openPopup = markers.add( place, point );
			context.points.set( place, point );
			context.cleanups.push(
				addPlaceButton( place, () => {
					openPopup();
					slot.scrollIntoView( { behavior, block: 'nearest' } );
				} )
			);
		},
	} );
}

async function draw( context: MapContext ): Promise< void > {
	const { element, options, provider, box, status } = context;
	const canvas = await provider.createCanvas( {
		box,
		options,
		onPress: () => markers.closeAll(),
		onTiles: ( areLoaded ) =>
			status.setText(
				'tiles',
				areLoaded
					? ''
					: translate( 'The map cannot be shown at the moment.' )
			),
	} );
	if ( context.isDestroyed() ) {
		canvas.destroy();
		return;
	}
	const { isSingle, hasRoute } = options;
	const markers = createMarkers( { canvas, element, isSingle } );
	context.cleanups.push(
		() => canvas.destroy(),
		listen( box, 'keydown', ( event ) => {
			const { key } = event as KeyboardEvent;
			if ( key === 'Escape' && markers.closeLast() ) {
				event.stopPropagation();
			}
		} )
	);
	addPlaces( context, canvas, markers );
	if ( hasRoute ) {
		addRoute( context, canvas, markers );
	}
	if ( context.isUserInitiated ) {
		canvas.focus();
	}
	emit( element, 'map:shown' );
}

/** Draws a map of the places that its element lists. */
export const drawMap: DrawMap = ( mapSlot ) => {
	const { element, slot } = mapSlot;
	const { map: settings } = asRecord( readBehaviourData().settings );
	const options = parseOptions( element.dataset, settings );
	const { services } = options;
	const status = createStatusLine();
	const box = makeElement( 'div', { class: 'chaty-map-box' }, status.line );
	const cleanups: Cleanup[] = [ () => slot.replaceChildren() ];
	let isDestroyed = false;

	slot.append( box );
	draw( {
		...mapSlot,
		options,
		box,
		status,
		cleanups,
		places: readPlaces( element ),
		points: new Map(),
		provider:
			services.provider === 'google'
				? createGoogleProvider( services )
				: createOsmProvider( services ),
		isDestroyed: () => isDestroyed,
	} ).catch( ( error: unknown ) => {
		status.setText(
			'map',
			translate( MAP_ERROR_TEXTS[ getErrorCode( error ) ] )
		);
		log( `a map could not be drawn: ${ String( error ) }` );
	} );
	return () => {
		isDestroyed = true;
		cleanupAll( cleanups )();
	};
};
