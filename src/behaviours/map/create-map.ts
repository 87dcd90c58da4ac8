import type { Cleanup } from '../../shared/types';
import { asRaw } from '../../shared/raw-values';
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
	const { element, place, kit, make, options, provider, places, found } =
		drawing;
	const { findRoute, findAddress } = provider;
	if ( ! findRoute ) {
		kit.log(
			'a map shows no route form, because the site names no router.'
		);
		return;
	}
	const form = createRouteForm( { make, kit, places } );
	const language = element.closest< HTMLElement >( '[lang]' )?.lang ?? '';
	const directions = createDirections( {
		make,
		kit,
		language,
		unit: options.unit,
	} );
	place.append( form.form, directions.box );
	const undo = watchRouteForm( {
		...{ kit, element, canvas, form, directions, findAddress, findRoute },
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
	const { place: stage, kit, make, options, provider, places } = drawing;
	const isStill = kit.wantsLessMotion();
	void putPlaces( {
		...{ kit, canvas, options, places },
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
	const { element, kit, make, options, provider, box, status } = drawing;
	const canvas = await provider.createCanvas( {
		...{ box, make, kit, options },
		onPress: () => pins.closeAll(),
		onHealth: ( isWell ) =>
			status.say(
				'health',
				isWell
					? ''
					: kit.translate( 'The map cannot be shown at the moment.' )
			),
	} );
	if ( drawing.isOver() ) {
		canvas.destroy();
		return;
	}
	const { isSingle, hasRoute } = options;
	const pins = createPins( { canvas, kit, make, element, isSingle } );
	drawing.undos.push(
		() => canvas.destroy(),
		kit.listen( box, 'keydown', ( event ) => {
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
	kit.tell( element, 'map:shown' );
}

/** Draws a map of the places that its element lists. */
export const showMap: ShowMap = ( given ) => {
	const { element, place, kit } = given;
	const make = createMake( element.ownerDocument );
	const data = asRaw( asRaw( readBehaviourData() )[ 'settings' ] )[ 'map' ];
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
		places: readPlaces( element, kit.log ),
		found: new Map(),
		provider:
			services.provider === 'google'
				? createGoogleProvider( services )
				: createOsmProvider( services, kit.translate ),
		isOver: () => isOver,
	} ).catch( ( error: unknown ) => {
		status.say(
			'drawing',
			kit.translate( ROUTE_ERROR_TEXTS[ codeOf( error ) ] )
		);
		kit.log( `a map could not be drawn: ${ String( error ) }` );
	} );
	return () => {
		isOver = true;
		kit.undoAll( undos )();
	};
};
