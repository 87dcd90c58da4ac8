import { readPlaceText } from './place-text';
import { parsePoint, type Point } from './point';

/** One place of a list: what the markup says of it. */
export interface Place {
	readonly element: HTMLElement;
	/** The part that names it, which becomes a button. */
	readonly heading: HTMLElement | null;
	readonly title: string;
	readonly address: string;
	readonly point: Point | null;
	/** Whether the map is centred on it. */
	readonly isCentre: boolean;
	/** What its popup shows: copies of the page's own nodes, or text. */
	readonly content: readonly Node[];
}

const PLACE = '[data-chaty-part~="place"]';

function findPart( element: HTMLElement, part: string ): HTMLElement | null {
	return element.querySelector< HTMLElement >(
		`[data-chaty-part~="${ part }"]`
	);
}

function copyNodes( element: Element ): readonly Node[] {
	const copy = element.cloneNode( true ) as Element;
	copy.querySelectorAll( '[id]' ).forEach( ( one ) =>
		one.removeAttribute( 'id' )
	);
	return [ ...copy.childNodes ];
}

/** `data-chaty-popup` is a text, or names an element of the page by its id; never markup. */
function readContent( element: HTMLElement ): readonly Node[] | null {
	const page = element.ownerDocument;
	const { chatyPopup = '' } = element.dataset;
	const named = chatyPopup.startsWith( '#' )
		? page.getElementById( chatyPopup.slice( 1 ) )
		: null;
	const part = named ?? findPart( element, 'popup' );
	if ( part ) {
		return copyNodes( part );
	}
	return chatyPopup ? [ page.createTextNode( chatyPopup ) ] : null;
}

function readPlace( element: HTMLElement ): Place {
	const { chatyLat, chatyLng, chatyTitle, chatyAddress } = element.dataset;
	const heading = findPart( element, 'title' );
	const address =
		chatyAddress?.trim() || readPlaceText( findPart( element, 'address' ) );
	return {
		element,
		heading,
		address,
		title: readPlaceText( heading ) || chatyTitle?.trim() || address,
		point: parsePoint( chatyLat, chatyLng ),
		isCentre: element.hasAttribute( 'data-chaty-centre' ),
		content: readContent( element ) ?? [
			element.ownerDocument.createTextNode( address ),
		],
	};
}

/** The places that a map's markup lists; one without a point and an address cannot be shown. */
export function readPlaces(
	root: HTMLElement,
	log: ( message: string ) => void
): readonly Place[] {
	const places = [ ...root.querySelectorAll< HTMLElement >( PLACE ) ].map(
		readPlace
	);
	const shown = places.filter( ( { point, address } ) => point || address );
	if ( shown.length < places.length ) {
		log( 'a place of a map has neither coordinates nor an address.' );
	}
	return shown;
}
