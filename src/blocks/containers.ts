import { __ } from '@wordpress/i18n';
import { createContainerBlock } from './container-block';
import type { BlockControl } from './types';

const label: BlockControl = {
	key: 'label',
	label: __( 'Name for screen readers', 'chaty' ),
};
const pauseTime: BlockControl = {
	key: 'pauseTime',
	label: __( 'Moves by itself after so many milliseconds', 'chaty' ),
	help: __( '0: never.', 'chaty' ),
};

export const containers = {
	'chaty/buttons': createContainerBlock( {
		inner: { template: [ [ 'chaty/button' ] ], orientation: 'horizontal' },
	} ),
	'chaty/carousel': createContainerBlock( {
		behaviour: 'carousel',
		part: 'list',
		inner: { template: [ [ 'core/image' ], [ 'core/image' ] ] },
		controls: [
			label,
			{
				key: 'items',
				label: __( 'Items side by side', 'chaty' ),
				choices: [
					{
						value: '',
						label: __(
							'1 to 4, by the width of the screen',
							'chaty'
						),
					},
					{
						value: 'auto',
						label: __( '1 to 4, by its own width', 'chaty' ),
					},
					...[ '1', '2', '3', '4', '5', '6' ].map( ( value ) => ( {
						value,
						label: value,
					} ) ),
				],
			},
			{
				key: 'loop',
				label: __( 'The first follows the last', 'chaty' ),
			},
			{ key: 'dots', label: __( 'A dot for each page', 'chaty' ) },
			{ key: 'drag', label: __( 'A mouse drags it', 'chaty' ) },
			pauseTime,
		],
	} ),
	'chaty/slider': createContainerBlock( {
		inner: { template: [ [ 'core/paragraph' ], [ 'core/paragraph' ] ] },
		controls: [ label, pauseTime ],
	} ),
	'chaty/portfolio': createContainerBlock( {
		behaviour: 'portfolio',
		part: 'items',
		inner: {
			template: [
				[ 'chaty/portfolio-item' ],
				[ 'chaty/portfolio-item' ],
			],
		},
		controls: [
			{
				key: 'counts',
				label: __( 'Numbers beside categories', 'chaty' ),
			},
		],
	} ),
	'chaty/portfolio-item': createContainerBlock( {
		inner: { template: [ [ 'core/image' ], [ 'core/paragraph' ] ] },
		controls: [
			{
				key: 'categories',
				label: __( 'Categories', 'chaty' ),
				help: __( 'Separated by commas.', 'chaty' ),
			},
		],
	} ),
	'chaty/map': createContainerBlock( {
		inner: { template: [ [ 'chaty/place' ] ] },
		controls: [
			label,
			{
				key: 'click',
				label: __( 'The map comes with a press', 'chaty' ),
			},
			{ key: 'route', label: __( 'A form for routes', 'chaty' ) },
			{ key: 'cluster', label: __( 'Places nearby are one', 'chaty' ) },
		],
	} ),
	'chaty/bar-graph': createContainerBlock( {
		inner: {
			templateLock: 'all',
			template: [
				[
					'core/list',
					{},
					[ [ 'core/list-item', { content: '82 %' } ] ],
				],
			],
		},
	} ),
	'chaty/hover-box': createContainerBlock( {
		inner: {
			templateLock: 'all',
			template: [ __( 'Front', 'chaty' ), __( 'Back', 'chaty' ) ].map(
				( name ) => [
					'core/group',
					{ metadata: { name }, templateLock: false },
					[ [ 'core/paragraph', { placeholder: name } ] ],
				]
			),
		},
	} ),
};
