import {
	cleanupAll,
	listen,
	loadChunk,
	onceInView,
	rememberAttributes,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { hasConsent, whenConsented } from '../core/consent';
import type { MapPlace, ShowMap } from './show-map';

/** How far from the window a map is when it begins to load. */
const NEAR_PX = 300;
/** What the WP Consent API calls services of others. */
const CATEGORY = 'marketing';

/** Where the map comes, and in it a line and a button for as long as there is none. */
function createPlace( page: Document ) {
	const place = page.createElement( 'div' );
	const note = page.createElement( 'p' );
	const button = page.createElement( 'button' );
	place.className = 'chaty-map-place';
	note.setAttribute( 'role', 'status' );
	button.type = 'button';
	button.textContent = translate( 'Show the map' );
	return {
		place,
		button,
		offer( text: string ) {
			note.textContent = translate( text );
			place.replaceChildren( note, button );
		},
	};
}

/** Loads the later half and lets it draw, once; where it cannot be had, `onFailure` is told. */
function createLoader(
	place: Omit< MapPlace, 'isAsked' >,
	onFailure: () => void
) {
	let undo: Cleanup = () => {};
	let state: 'waiting' | 'loading' | 'shown' | 'over' = 'waiting';

	async function load( isAsked: boolean ): Promise< void > {
		const showMap = await loadChunk< ShowMap >( 'map' );
		if ( state === 'over' ) {
			return;
		}
		if ( showMap ) {
			state = 'shown';
			place.place.replaceChildren();
			undo = showMap( { ...place, isAsked } );
		} else {
			state = 'waiting';
			onFailure();
		}
	}
	return {
		show( isAsked: boolean ) {
			if ( state === 'waiting' ) {
				state = 'loading';
				void load( isAsked );
			}
		},
		end() {
			state = 'over';
			undo();
		},
	};
}

/**
 * A map of the places that its element lists. Leaflet and the rest come when the map is nearly in
 * view. With `data-chaty-click`, or without the visitor's consent as the WP Consent API knows it,
 * nothing is asked of the map's service before the visitor asks for the map.
 */
export function attachMap( element: HTMLElement ): Cleanup {
	const { place, button, offer } = createPlace( element.ownerDocument );
	const { show, end } = createLoader( { element, place }, () =>
		offer( 'The map could not be loaded.' )
	);
	const undos = [
		rememberAttributes( element, 'class' ),
		() => place.remove(),
		end,
		listen( button, 'click', () => show( true ) ),
	];
	const watch = () =>
		undos.push(
			onceInView( place, { nearPx: NEAR_PX }, () => show( false ) )
		);
	const click = element.getAttribute( 'data-chaty-click' );

	element.classList.add( 'chaty-map' );
	element.prepend( place );
	if ( click === null ? hasConsent( CATEGORY ) : click === 'false' ) {
		watch();
	} else {
		offer(
			'The map comes from another service, which is asked when you show it.'
		);
		if ( click === null ) {
			undos.push( whenConsented( CATEGORY, watch ) );
		}
	}
	return cleanupAll( undos );
}
