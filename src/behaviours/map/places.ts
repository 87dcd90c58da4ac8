import { log } from '@chaty/runtime';
import { parsePoint } from './point';

const PLACE = '[data-chaty-part~="place"]';

const findPart = ( element: HTMLElement, part: string ) =>
	element.querySelector< HTMLElement >( `[data-chaty-part~="${ part }"]` );

/**
 * The text of an element as one line, with a space between its text nodes: lines of an address are often
 * separated by nothing but `<br>`. `Page_Addresses` in PHP reads the addresses of a page in the same way.
 */
function readLine( element: Element | null ): string {
	const readTexts = ( node: Node ): readonly string[] =>
		node instanceof Text
			? [ node.data ]
			: [ ...node.childNodes ].flatMap( readTexts );
	return ( element ? readTexts( element ) : [] )
		.join( ' ' )
		.replace( /\s+/g, ' ' )
		.replace( / (?=[,.;])/g, '' )
		.trim();
}

function copyChildren( element: Element ): readonly Node[] {
	const copy = element.cloneNode( true ) as Element;
	copy.querySelectorAll( '[id]' ).forEach( ( one ) =>
		one.removeAttribute( 'id' )
	);
	return [ ...copy.childNodes ];
}

/** `data-chaty-popup` is a text, or `#` and the id of an element; it never becomes markup. */
function readContent( element: HTMLElement ): readonly Node[] | null {
	const { chatyPopup = '' } = element.dataset;
	const target = chatyPopup.startsWith( '#' )
		? document.getElementById( chatyPopup.slice( 1 ) )
		: null;
	const part = target ?? findPart( element, 'popup' );
	if ( part ) {
		return copyChildren( part );
	}
	return chatyPopup ? [ document.createTextNode( chatyPopup ) ] : null;
}

/** One place of the list in a map's markup. */
function readPlace( element: HTMLElement ) {
	const { chatyLat, chatyLng, chatyTitle, chatyAddress, chatyIcon } =
		element.dataset;
	const heading = findPart( element, 'title' );
	const address =
		chatyAddress?.trim() || readLine( findPart( element, 'address' ) );
	return {
		element,
		/** The part with its name, which becomes a button. */
		heading,
		address,
		title: readLine( heading ) || chatyTitle?.trim() || address,
		point: parsePoint( chatyLat, chatyLng ),
		/** The address of an image in place of the pin; empty for none. */
		icon: chatyIcon ?? '',
		/** Whether it is the center of the map. */
		isCenter: element.hasAttribute( 'data-chaty-center' ),
		/** The content of its popup: copies of the page's own nodes, or text. */
		content: readContent( element ) ?? [
			document.createTextNode( address ),
		],
	};
}

export type Place = ReturnType< typeof readPlace >;

export const findPlaces = ( root: HTMLElement ): readonly HTMLElement[] => [
	...root.querySelectorAll< HTMLElement >( PLACE ),
];

/** Reads places; those with neither a point nor an address are left out. */
export function readPlaces(
	elements: readonly HTMLElement[]
): readonly Place[] {
	const places = elements.map( readPlace );
	const usable = places.filter( ( { point, address } ) => point || address );
	if ( usable.length < places.length ) {
		log( 'a place of a map has neither coordinates nor an address.' );
	}
	return usable;
}
