import {
	cleanupAll,
	emit,
	listen,
	loadChunk,
	log,
	makeElement,
	translate,
} from '@chaty/runtime';
import { asRecord } from '../../shared/raw-values';
import type { Cleanup } from '../../shared/types';
import { readBehaviourData } from '../core/registry';
import { getErrorCode, MAP_ERROR_TEXTS } from './errors';
import { createGoogleProvider } from './google/services';
import { createMarkers, type Markers } from './markers';
import { parseOptions } from './options';
import { createOsmProvider } from './osm-provider';
import type { Place } from './places';
import { addRouteForm } from './route-search';
import { showPlaces } from './show-places';
import type {
	ClusterMarkers,
	DrawMap,
	MapCanvas,
	MapContext,
	StatusLine,
} from './types';

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
	context: MapContext & { readonly places: readonly Place[] },
	canvas: MapCanvas,
	markers: Markers
): void {
	const { findRoute, findAddress } = context.provider;
	if ( ! findRoute ) {
		// Reserves no room for a form that does not come.
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

async function createCanvas(
	{ options, provider, box, status }: MapContext,
	onPress: () => void
): Promise< MapCanvas > {
	const [ canvas, clusterMarkers ] = await Promise.all( [
		provider.createCanvas( {
			box,
			options,
			onPress,
			onTiles: ( areLoaded ) =>
				status.setText(
					'tiles',
					areLoaded
						? ''
						: translate( 'The map cannot be shown at the moment.' )
				),
		} ),
		options.isClustered
			? loadChunk< ClusterMarkers >( 'map-clusters' )
			: undefined,
	] );
	return clusterMarkers ? clusterMarkers( canvas ) : canvas;
}

async function draw( context: MapContext ): Promise< void > {
	const { element, options, box } = context;
	const canvas = await createCanvas( context, () => markers.closeAll() );
	if ( context.isDestroyed() ) {
		canvas.destroy();
		return;
	}
	const { isSingle, hasRoute } = options;
	const markers = createMarkers( canvas, element, isSingle );
	context.cleanups.push(
		() => canvas.destroy(),
		listen( box, 'keydown', ( event ) => {
			const { key } = event as KeyboardEvent;
			if ( key === 'Escape' && markers.closeLast() ) {
				event.stopPropagation();
			}
		} )
	);
	const { places, refresh } = showPlaces( context, canvas, markers );
	context.refresh = refresh;
	if ( hasRoute ) {
		addRoute( { ...context, places }, canvas, markers );
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

	const context: MapContext = {
		...mapSlot,
		options,
		box,
		status,
		cleanups,
		points: new Map(),
		provider:
			services.provider === 'google'
				? createGoogleProvider( services )
				: createOsmProvider( services ),
		isDestroyed: () => isDestroyed,
		refresh() {},
	};

	slot.append( box );
	draw( context ).catch( ( error: unknown ) => {
		status.setText(
			'map',
			translate( MAP_ERROR_TEXTS[ getErrorCode( error ) ] )
		);
		log( `a map could not be drawn: ${ String( error ) }` );
	} );
	const end = () => {
		isDestroyed = true;
		cleanupAll( cleanups )();
	};
	return Object.assign( end, { refresh: () => context.refresh() } );
};
