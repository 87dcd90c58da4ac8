import { emit } from '@chaty/runtime';
import type { CanvasPin, MapCanvas } from './renderer';
import type { Make } from './make';
import type { Place } from './locations';
import type { Point } from './point';
import { createPopup } from './popup';

/** The places on a map, and which of them are open. */
export interface Pins {
	/** Puts a place on the map, and answers what opens it. */
	add: ( place: Place, point: Point ) => () => void;
	closeAll: () => void;
	/** Whether a visitor reads about one. */
	hasOpen: () => boolean;
	/** Closes what was opened last; false when nothing is open. */
	closeLast: () => boolean;
}

/** What the pins of a map need. */
interface PinsParts {
	readonly canvas: MapCanvas;
	readonly make: Make;
	readonly element: HTMLElement;
	/** Whether one place is open at a time. */
	readonly isSingle: boolean;
}

type OpenPins = Map< CanvasPin, HTMLElement >;

function closePin( open: OpenPins, pin: CanvasPin ): void {
	const popup = open.get( pin );
	const hadFocus = popup?.contains( popup.ownerDocument.activeElement );
	open.delete( pin );
	pin.hidePopup();
	if ( hadFocus ) {
		pin.focus();
	}
}

/** Keeps the places of a map. Focus goes into a popup that opens, and back when it closes. */
export function createPins( parts: PinsParts ): Pins {
	const { canvas, make, element, isSingle } = parts;
	const open: OpenPins = new Map();
	const closeAll = () =>
		[ ...open.keys() ].forEach( ( pin ) => closePin( open, pin ) );

	return {
		closeAll,
		hasOpen: () => open.size > 0,
		closeLast() {
			const last = [ ...open.keys() ].at( -1 );
			if ( last ) {
				closePin( open, last );
			}
			return last !== undefined;
		},
		add( place, point ) {
			const close = () => closePin( open, pin );
			const popup = createPopup( make, place, close );
			const show = () => {
				if ( isSingle ) {
					closeAll();
				}
				open.set( pin, popup );
				pin.showPopup();
				popup.focus( { preventScroll: true } );
				emit( element, 'map:opened', { place: place.element } );
			};
			const pin = canvas.addPin( {
				point,
				popup,
				title: place.title,
				onPress: () => ( open.has( pin ) ? close() : show() ),
			} );
			return show;
		},
	};
}
