import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';
import type { ShowMap } from './show-map';

/** How far from the window a map is when it begins to load. */
const NEAR_PX = 300;

/** Where the map comes, and in it a line and a button for as long as there is none. */
function createPlace( page: Document, { translate }: BehaviourKit ) {
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

/**
 * A map of the places that its element lists. Leaflet and the rest come when the map is nearly in
 * view; with `data-chaty-click` when the visitor asks for it, and nothing is asked of the map's
 * service before.
 */
export function attachMap( element: HTMLElement, kit: BehaviourKit ): Undo {
	const { place, button, offer } = createPlace( element.ownerDocument, kit );
	let end: Undo = () => {};
	let state: 'waiting' | 'loading' | 'over' = 'waiting';

	async function load( isAsked: boolean ): Promise< void > {
		const showMap = await kit.loadView< ShowMap >( 'map' );
		if ( state === 'over' ) {
			return;
		}
		state = 'waiting';
		if ( showMap ) {
			place.replaceChildren();
			end = showMap( { element, place, kit, isAsked } );
		} else {
			offer( 'The map could not be loaded.' );
		}
	}
	function show( isAsked: boolean ): void {
		if ( state === 'waiting' ) {
			state = 'loading';
			void load( isAsked );
		}
	}

	const undos = [
		() => {
			state = 'over';
		},
		kit.remember( element, 'class' ),
		() => place.remove(),
		() => end(),
		kit.listen( button, 'click', () => show( true ) ),
	];
	element.classList.add( 'chaty-map' );
	element.prepend( place );
	if ( element.hasAttribute( 'data-chaty-click' ) ) {
		offer(
			'The map comes from another service, which is asked when you show it.'
		);
	} else {
		undos.push(
			kit.whenInView( place, { nearPx: NEAR_PX }, () => show( false ) )
		);
	}
	return kit.undoAll( undos );
}
