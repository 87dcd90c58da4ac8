import {
	cleanupAll,
	emit,
	listen,
	log,
	prefersReducedMotion,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { asRecord } from '../../shared/raw-values';
import { readBehaviourData } from '../core/registry';
import type { MapCanvas } from './renderer';
import { createDirections } from './directions';
import { createGoogleProvider } from './google-provider';
import { createMake, type Make } from './make';
import { parseOptions, type MapOptions } from './options';
import { createOsmProvider } from './osm-provider';
import { createPins, type Pins } from './pins';
import { addPlaceButton } from './place-button';
import { readPlaces, type Place } from './locations';
import type { Point } from './point';
import type { MapProvider } from './provider';
import { putPlaces } from './plot-locations';
import { codeOf, ROUTE_ERROR_TEXTS } from './route-error';
import { createRouteForm } from './route-form';
import { watchRouteForm } from './route-search';
import type { MapPlace, ShowMap } from './show-map';
import { createStatusLine, type StatusLine } from './status-line';

/** Everything that stands while a map does. */
interface Drawing extends MapPlace {
	readonly make: Make;
	readonly options: MapOptions;
	readonly provider: MapProvider;
	readonly places: readonly Place[];
	readonly found: Map< Place, Point >;
	readonly box: HTMLElement;
	readonly status: StatusLine;
	readonly undos: Cleanup[];
	readonly isOver: () => boolean;
}

const simplify = ( text: string ) =>
	text.replace( /\s+/g, ' ' ).trim().toLowerCase();

function addRoute( drawing: Drawing, canvas: MapCanvas, pins: Pins ): void {
	const { element, place, make, options, provider, places, found } = drawing;
	const { findRoute, findAddress } = provider;
	if ( ! findRoute ) {
		log( 'a map shows no route form, because the site names no router.' );
		return;
	}
	const form = createRouteForm( { make, places } );
	const language = element.closest< HTMLElement >( '[lang]' )?.lang ?? '';
	const directions = createDirections( {
		make,
		language,
		unit: options.unit,
	} );
	place.append( form.form, directions.box );
	const undo = watchRouteForm( {
		...{ element, canvas, form, directions, findAddress, findRoute },
		travel: options.travel,
		onSearch: pins.closeAll,
		findKnown: ( text ) =>
			[ ...found ].find( ( [ { title, address } ] ) =>
				[ title, address ].map( simplify ).includes( simplify( text ) )
			)?.[ 1 ],
	} );
	drawing.undos.push( undo );
}

function addPlaces( drawing: Drawing, canvas: MapCanvas, pins: Pins ): void {
	const { place: stage, make, options, provider, places } = drawing;
	const isStill = prefersReducedMotion();
	void putPlaces( {
		...{ canvas, options, places },
		findPlace: provider.findPlace,
		isRead: pins.hasOpen,
		isOver: drawing.isOver,
		say: ( text ) => drawing.status.say( 'places', text ),
		onFound( place, point ) {
			const show = pins.add( place, point );
			drawing.found.set( place, point );
			drawing.undos.push(
				addPlaceButton( make, place, () => {
					show();
					stage.scrollIntoView( {
						behavior: isStill ? 'auto' : 'smooth',
						block: 'nearest',
					} );
				} )
			);
		},
	} );
}

async function draw( drawing: Drawing ): Promise< void > {
	const { element, make, options, provider, box, status } = drawing;
	const canvas = await provider.createCanvas( {
		...{ box, make, options },
		onPress: () => pins.closeAll(),
		onHealth: ( isWell ) =>
			status.say(
				'health',
				isWell
					? ''
					: translate( 'The map cannot be shown at the moment.' )
			),
	} );
	if ( drawing.isOver() ) {
		canvas.destroy();
		return;
	}
	const { isSingle, hasRoute } = options;
	const pins = createPins( { canvas, make, element, isSingle } );
	drawing.undos.push(
		() => canvas.destroy(),
		listen( box, 'keydown', ( event ) => {
			if (
				( event as KeyboardEvent ).key === 'Escape' &&
				pins.closeLast()
			) {
				event.stopPropagation();
			}
		} )
	);
	addPlaces( drawing, canvas, pins );
	if ( hasRoute ) {
		addRoute( drawing, canvas, pins );
	}
	if ( drawing.isAsked ) {
		canvas.focus();
	}
	emit( element, 'map:shown' );
}

/** Draws a map of the places that its element lists. */
export const showMap: ShowMap = ( given ) => {
	const { element, place } = given;
	const make = createMake( element.ownerDocument );
	const data = asRecord( asRecord( readBehaviourData() )[ 'settings' ] )[
		'map'
	];
	const options = parseOptions( element.dataset, data );
	const { services } = options;
	const status = createStatusLine( make );
	const box = make( 'div', { class: 'chaty-map-box' }, status.line );
	const undos: Cleanup[] = [ () => place.replaceChildren() ];
	let isOver = false;

	place.append( box );
	draw( {
		...given,
		...{ make, options, box, status, undos },
		places: readPlaces( element, log ),
		found: new Map(),
		provider:
			services.provider === 'google'
				? createGoogleProvider( services )
				: createOsmProvider( services, translate ),
		isOver: () => isOver,
	} ).catch( ( error: unknown ) => {
		status.say(
			'drawing',
			translate( ROUTE_ERROR_TEXTS[ codeOf( error ) ] )
		);
		log( `a map could not be drawn: ${ String( error ) }` );
	} );
	return () => {
		isOver = true;
		cleanupAll( undos )();
	};
};
