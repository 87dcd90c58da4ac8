/** Turns our markup in pasted, Classic or Custom HTML into WordPress's own accordion (6.9) and tabs (7.1). */
import { createBlock, type Block } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import {
	findTabList,
	readAccordion,
	readTabs,
	type Section,
} from './our-markup';
import {
	keepAccordion,
	ROOT_ATTRIBUTES,
	type ListTransform,
} from './pasted-lists';

/** Makes blocks of markup, and removes from pasted markup what it must not have. */
type Handler = ( given: { HTML: string; mode: 'BLOCKS' } ) => Block[];

const toBlocks = ( HTML: string, handle: Handler ) =>
	handle( { HTML, mode: 'BLOCKS' } );

/** The text of a heading as markup, without what makes it a link or a button. */
function readTitle( { heading }: Section, handle: Handler ): string {
	const copy = heading.cloneNode( true ) as Element;
	if ( ! copy.matches( 'a, button' ) ) {
		copy.querySelectorAll( 'a, button' ).forEach( ( one ) =>
			one.replaceWith( ...one.childNodes )
		);
	}
	const [ paragraph ] = toBlocks( `<p>${ copy.innerHTML }</p>`, handle );
	return String( paragraph?.attributes[ 'content' ] ?? '' ).trim();
}

const readAnchor = ( id: string ) => ( id ? { anchor: id } : {} );

function makeAccordion( root: Element, handle: Handler ): Block {
	const items = readAccordion( root );
	const level =
		Number(
			/^H([1-6])$/.exec( items[ 0 ]?.heading.tagName ?? '' )?.[ 1 ]
		) || 3;
	return createBlock(
		'core/accordion',
		{
			...readAnchor( root.id ),
			autoclose: ! root.hasAttribute( 'data-chaty-independent' ),
			headingLevel: level,
		},
		items.map( ( item ) =>
			createBlock(
				'core/accordion-item',
				{ openByDefault: item.isOpen },
				[
					createBlock( 'core/accordion-heading', {
						...readAnchor( item.heading.id || item.id ),
						title: readTitle( item, handle ),
						level,
					} ),
					createBlock(
						'core/accordion-panel',
						{},
						toBlocks( item.content, handle )
					),
				]
			)
		)
	);
}

function makeTabs( root: Element, handle: Handler ): Block {
	const tabs = readTabs( root );
	const labels = tabs.map( ( tab ) => ( {
		label: readTitle( tab, handle ),
	} ) );
	const ariaLabel = findTabList( root )?.getAttribute( 'aria-label' );
	return createBlock(
		'core/tabs',
		{
			...readAnchor( root.id ),
			activeTabIndex: Math.max(
				0,
				tabs.findIndex( ( tab ) => tab.isOpen )
			),
		},
		[
			createBlock( 'core/tab-list', {
				...( ariaLabel && { ariaLabel } ),
				tabs: labels,
			} ),
			createBlock(
				'core/tab-panels',
				{},
				tabs.map( ( tab, index ) =>
					createBlock(
						'core/tab-panel',
						{ ...labels[ index ], ...readAnchor( tab.id ) },
						toBlocks( tab.content, handle )
					)
				)
			),
		]
	);
}

/** What a paste may keep up to this transform; its contents are then pasted in the same way. */
const schema = { div: { attributes: ROOT_ATTRIBUTES, children: '*' } };

const TRANSFORMS: Readonly< Record< string, object > > = {
	'core/accordion': {
		isMatch: ( node: Element ) =>
			node.matches( '[data-chaty="accordion"]' ) &&
			readAccordion( node ).length > 0,
		transform: makeAccordion,
	},
	'core/tabs': {
		isMatch: ( node: Element ) =>
			node.matches( '[data-chaty="tabs"]' ) &&
			readTabs( node ).length > 0,
		transform: makeTabs,
	},
};

interface BlockSettings {
	readonly transforms?: { readonly from?: readonly ListTransform[] };
}

/** Adds transforms from our markup to these blocks, where WordPress has them. For a list, ours come first. */
export function addMarkupTransforms(): void {
	addFilter(
		'blocks.registerBlockType',
		'chaty/markup',
		( settings: BlockSettings, name: string ) => {
			const given = settings.transforms?.from ?? [];
			const ours = TRANSFORMS[ name ];
			const from = ours
				? [ ...given, { type: 'raw', priority: 5, schema, ...ours } ]
				: given.map( keepAccordion );
			return ours || name === 'core/list'
				? { ...settings, transforms: { ...settings.transforms, from } }
				: settings;
		}
	);
}
