import {
	cleanupAll,
	listen,
	loadChunk,
	makeElement,
	onceInView,
	rememberAttributes,
	translate,
} from '@chaty/runtime';
import type { Running } from '../core/handle';
import { mayEmbed, whenEmbeddingIsAllowed } from '../core/consent';
import type { DrawMap } from './types';

/** How far from the window a map begins to load (docs/behaviours/map.md, "What it does"). */
const NEAR_PX = 300;

/** Creates the box of the map, which holds a note and a button while there is no map. */
function createSlot() {
	const slot = makeElement( 'div', { class: 'chaty-map-place' } );
	const note = makeElement( 'p', { role: 'status' } );
	const button = makeElement(
		'button',
		{ type: 'button' },
		translate( 'Show the map' )
	);
	return {
		slot,
		button,
		showNote( text: string ) {
			note.textContent = translate( text );
			slot.replaceChildren( note, button );
		},
	};
}

/** Loads the chunk and draws the map, once; after a failure it can be called again. */
function createLoader(
	element: HTMLElement,
	slot: HTMLElement,
	onFailure: () => void
) {
	let drawn: Running | undefined;
	let state: 'idle' | 'loading' | 'drawn' | 'destroyed' = 'idle';

	async function load( isUserInitiated: boolean ): Promise< void > {
		const drawMap = await loadChunk< DrawMap >( 'map' );
		if ( state === 'destroyed' ) {
			return;
		}
		if ( drawMap ) {
			state = 'drawn';
			slot.replaceChildren();
			drawn = drawMap( { element, slot, isUserInitiated } );
		} else {
			state = 'idle';
			onFailure();
		}
	}
	return {
		show( isUserInitiated: boolean ) {
			if ( state === 'idle' ) {
				state = 'loading';
				void load( isUserInitiated );
			}
		},
		destroy() {
			state = 'destroyed';
			drawn?.();
		},
		refresh: () => drawn?.refresh?.(),
	};
}

/**
 * Shows a map of the places that its element lists. Leaflet and the rest load when the map is nearly in
 * view. With `data-chaty-click`, or without the visitor's consent, no service gets a request before the
 * visitor presses the button.
 */
export function attachMap( element: HTMLElement ): Running {
	const { slot, button, showNote } = createSlot();
	const { show, destroy, refresh } = createLoader( element, slot, () =>
		showNote( 'The map could not be loaded.' )
	);
	const cleanups = [
		rememberAttributes( element, 'class' ),
		() => slot.remove(),
		destroy,
		listen( button, 'click', () => show( true ) ),
	];
	const watch = () =>
		cleanups.push(
			onceInView( slot, { nearPx: NEAR_PX }, () => show( false ) )
		);
	const click = element.getAttribute( 'data-chaty-click' );

	element.classList.add( 'chaty-map' );
	element.prepend( slot );
	if ( click === null ? mayEmbed() : click === 'false' ) {
		watch();
	} else {
		showNote(
			'The map comes from another service, which is asked when you show it.'
		);
		if ( click === null ) {
			cleanups.push( whenEmbeddingIsAllowed( watch ) );
		}
	}
	return Object.assign( cleanupAll( cleanups ), { refresh } );
}
