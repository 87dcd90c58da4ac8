import { readMediaAddress, readSrcset } from './media-address';

/** An attribute that an element gets when it is loaded. */
export type Source = readonly [
	element: HTMLElement,
	name: string,
	value: string,
];

/** How each is read. The address comes last, so that it is not loaded where there is a better one. */
const READERS = {
	sizes: ( text: string ) => text,
	srcset: readSrcset,
	src: readMediaAddress,
};

/** Of an element, and before it of the others of its `picture`. */
function readMedia( element: HTMLElement ): readonly Source[] {
	const others = element.closest( 'picture' )?.querySelectorAll( 'source' );
	return [ ...( others ?? [] ), element ].flatMap( ( one ) =>
		Object.entries( READERS ).flatMap( ( [ name, read ] ) => {
			const text = one.dataset[ name ];
			return text ? [ [ one, name, read( text, one ) ] as const ] : [];
		} )
	);
}

/**
 * What is to be set to load an element; none when there is nothing, or when an address may not be
 * loaded. For a background it is the address of a picture beside the page, which tells how it went.
 */
export function readSources( element: HTMLElement ): readonly Source[] {
	const { bg, chatyBackground = bg } = element.dataset;
	const sources: readonly Source[] =
		chatyBackground === undefined
			? readMedia( element )
			: [
					[
						element.ownerDocument.createElement( 'img' ),
						'src',
						readMediaAddress( chatyBackground, element ),
					],
			  ];
	return sources.every( ( [ , , value ] ) => value ) ? sources : [];
}
