/** Keeps pasted accordions that are lists: WordPress's list block decides what a pasted list may keep. */
import { getBlockType } from '@wordpress/blocks';
import { readAccordion } from './our-markup';

/** The parts that a pasted element keeps. */
interface Kept {
	readonly attributes?: readonly string[];
	readonly classes?: readonly string[];
	readonly children?: Readonly< Record< string, Kept > > | '*';
	readonly isMatch?: ( node: Element ) => boolean;
}

type Schema = Readonly< Record< string, Kept > >;

export interface ListTransform {
	readonly type: string;
	readonly schema?: ( given: object ) => Schema;
}

export const ROOT_ATTRIBUTES = [ 'data-chaty', 'data-chaty-independent' ];

const isOfAccordion = ( node: Element ) => {
	const root = node.closest( '[data-chaty="accordion"]' );
	return (
		node.hasAttribute( 'data-chaty-part' ) &&
		!! root &&
		readAccordion( root ).length > 0
	);
};

/** Headings and panels, whose contents the accordion block cleans. */
const PARTS: Schema = Object.fromEntries(
	[ 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div' ].map( ( tag ) => [
		tag,
		{
			attributes: [ 'data-chaty-part', 'id' ],
			children: '*',
			isMatch: isOfAccordion,
		},
	] )
);

function keepParts( list: Kept ): Kept {
	const items = typeof list.children === 'object' ? list.children : {};
	const { li } = items;
	return {
		...list,
		attributes: [ ...( list.attributes ?? [] ), ...ROOT_ATTRIBUTES ],
		children: {
			...items,
			li: {
				...li,
				classes: [ 'selected' ],
				children: { ...( li?.children as Schema ), ...PARTS },
			},
		},
	};
}

/** Lets WordPress's list keep the markup of an accordion, where WordPress has that block, which then takes the list. */
export const keepAccordion = ( transform: ListTransform ): ListTransform => {
	const { type, schema } = transform;
	return type === 'raw' && typeof schema === 'function'
		? {
				...transform,
				schema: ( given ) =>
					Object.fromEntries(
						Object.entries( schema( given ) ).map(
							( [ tag, kept ] ) => [
								tag,
								getBlockType( 'core/accordion' )
									? keepParts( kept )
									: kept,
							]
						)
					),
		  }
		: transform;
};
