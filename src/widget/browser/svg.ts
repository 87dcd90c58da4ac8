import { tryOr } from '../../shared/try-or';

/** An element of a drawing, without anything that could do more than draw. */
export interface ParsedSvg {
	readonly tag: string;
	readonly attributes: readonly ( readonly [
		name: string,
		value: string,
	] )[];
	readonly children: readonly ParsedSvg[];
}

const SVG = 'http://www.w3.org/2000/svg';

const TAGS =
	/^(svg|g|path|circle|ellipse|rect|(poly)?line|polygon|defs|stop|mask|clipPath|(linear|radial)Gradient)$/;

/** How things are drawn and painted; nothing with a style, an event or an address. */
const ATTRIBUTES =
	/^(id|d|[cfr]?[xyr]|[xy][12]|width|height|points|offset|transform|viewBox|opacity|color|((fill|stroke|stop|clip|mask|gradient)[\w-]*))$/;

/** Prefixes an id of a drawing, because the page may have the same id. */
const ownName = ( name: string ) => `chaty-own-${ name }`;

function readAttribute( {
	name,
	value,
}: Attr ): ( readonly [ string, string ] )[] {
	const local = value.replace(
		/url\(["']?#([\w-]+)["']?\)/g,
		( _, id: string ) => `url(#${ ownName( id ) })`
	);
	// A backslash can disguise letters; the other functions take an address without `url`.
	const isOutside = /\\|url\((?!#)|(image(-set)?|src)\(/i.test( local );
	return ATTRIBUTES.test( name ) && ! isOutside
		? [ [ name, name === 'id' ? ownName( value ) : local ] ]
		: [];
}

function readElement( element: Element ): ParsedSvg[] {
	return TAGS.test( element.nodeName ) && element.namespaceURI === SVG
		? [
				{
					tag: element.nodeName,
					attributes: Array.from( element.attributes ).flatMap(
						readAttribute
					),
					children: Array.from( element.children ).flatMap(
						readElement
					),
				},
		  ]
		: [];
}

/** Replaces the outer element of a drawing by ours, and puts its paint attributes on a group inside. */
function frame( { attributes, children }: ParsedSvg ): ParsedSvg {
	const given = new Map( attributes );
	const size = [ 'width', 'height' ].map( ( name ) =>
		parseFloat( given.get( name ) ?? '24' )
	);
	const paints = attributes.filter( ( [ name ] ) =>
		/^(fill|stroke|color|opacity|clip|mask)/.test( name )
	);
	return {
		tag: 'svg',
		attributes: [
			[ 'class', 'chaty-svg' ],
			[
				'viewBox',
				given.get( 'viewBox' ) ?? `0 0 ${ size.join( ' ' ) }`,
			],
			[ 'aria-hidden', 'true' ],
		],
		children: [ { tag: 'g', attributes: paints, children } ],
	};
}

/**
 * Reads an owner's drawing, in a document that runs nothing and loads nothing: shapes and paints
 * from a list, and nothing that leads out of the drawing. `null` when there is none, or only the
 * default icon of Chaty 3.x, which has this class in it.
 */
export function parseSvg( markup: string ): ParsedSvg | null {
	if ( ! /<svg/.test( markup ) || /color-element/.test( markup ) ) {
		return null;
	}
	return tryOr( () => {
		const { body } = new DOMParser().parseFromString( markup, 'text/html' );
		const svg = body.querySelector( 'svg' );
		const [ drawn ] = svg ? readElement( svg ) : [];
		return drawn?.children.length ? frame( drawn ) : null;
	}, null );
}

/** Reads a drawing that was printed, and so parsed before. */
export const readPrintedSvg = ( element: Element ): ParsedSvg => ( {
	tag: element.nodeName,
	attributes: Array.from( element.attributes, ( { name, value } ) => [
		name,
		value,
	] ),
	children: Array.from( element.children, readPrintedSvg ),
} );

/** Makes the nodes of a drawing, where there is no React. */
export function createSvg( { tag, attributes, children }: ParsedSvg ): Element {
	const element = document.createElementNS( SVG, tag );
	attributes.forEach( ( [ name, value ] ) =>
		element.setAttribute( name, value )
	);
	element.append( ...children.map( createSvg ) );
	return element;
}
