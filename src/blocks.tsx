/** The blocks of the editor. The server draws them; their definitions are in `includes/blocks`. */
import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, registerBlockVariation } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import { createDrawnBlock } from './blocks/drawn-block';
import { createContainerBlock } from './blocks/container-block';
import { addMarkupTransforms } from './blocks/from-markup';
import { addLightboxOption } from './blocks/lightbox-option';
import type { BlockControl } from './blocks/types';
import {
	listChannels,
	listForms,
	listWidgets,
	readWidgets,
} from './blocks/widgets';

const widgets = readWidgets();
const channels = listChannels( widgets );
const text = ( fallback: string ): BlockControl => ( {
	key: 'text',
	label: __( 'Text of the button', 'chaty' ),
	help: fallback,
} );
const label: BlockControl = {
	key: 'label',
	label: __( 'Name for screen readers', 'chaty' ),
};
const pauseTime: BlockControl = {
	key: 'pauseTime',
	label: __( 'Moves by itself after so many milliseconds', 'chaty' ),
	help: __( '0: never.', 'chaty' ),
};

const drawn = {
	'chaty/button': createDrawnBlock(
		{
			key: 'channel',
			label: __( 'Channel', 'chaty' ),
			choices: channels,
		},
		[
			text( __( 'Empty: the name of the channel.', 'chaty' ) ),
			{
				key: 'message',
				label: __( 'Message to begin with', 'chaty' ),
				help: __(
					'{title} and {url} become those of the page. Empty: the message of the channel.',
					'chaty'
				),
			},
			{ key: 'icon', label: __( 'Icon before the text', 'chaty' ) },
		]
	),
	'chaty/open': createDrawnBlock(
		{
			key: 'widget',
			label: __( 'Widget', 'chaty' ),
			choices: listWidgets( widgets ),
		},
		[ text( __( 'Empty: “Contact us”.', 'chaty' ) ) ]
	),
	'chaty/contact-form': createDrawnBlock(
		{
			key: 'widget',
			label: __( 'Form of the widget', 'chaty' ),
			choices: listForms( widgets ),
		},
		[],
		__(
			'No widget that is on has a contact form. Add this channel to one under Chaty first.',
			'chaty'
		)
	),
};

const containers = {
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

for ( const [ name, edit ] of Object.entries( drawn ) ) {
	registerBlockType( name, { edit, save: () => null } );
}
for ( const [ name, edit ] of Object.entries( containers ) ) {
	registerBlockType( name, { edit, save: () => <InnerBlocks.Content /> } );
}
for ( const { value, label: channel, disabled } of channels ) {
	if ( ! disabled ) {
		registerBlockVariation( 'chaty/button', {
			name: value,
			/* translators: %s: channel. */
			title: sprintf( __( 'Button: %s', 'chaty' ), channel ),
			attributes: { channel: value },
			isActive: [ 'channel' ],
		} );
	}
}
addLightboxOption();
addMarkupTransforms();
