/** The blocks of the editor. The server draws them; their definitions are in `includes/blocks`. */
import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, registerBlockVariation } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import { createDrawnBlock } from './blocks/drawn-block';
import { createFieldsBlock } from './blocks/fields-block';
import { containers } from './blocks/containers';
import { addMarkupTransforms } from './blocks/from-markup';
import { addLightboxOption } from './blocks/lightbox-option';
import type { BlockControl } from './blocks/types';
import { listForms, listWidgets, readWidgets } from './blocks/widgets';
import { listChannels } from './console/domain/channel-choices';

const widgets = readWidgets();
const channels = listChannels( widgets );
const text = ( fallback: string ): BlockControl => ( {
	key: 'text',
	label: __( 'Text of the button', 'chaty' ),
	help: fallback,
} );
const drawn = {
	'chaty/button': createDrawnBlock(
		{
			key: 'channel',
			label: __( 'Channel', 'chaty' ),
			choices: [
				{
					value: '',
					label: __( 'Choose a channel', 'chaty' ),
					disabled: true,
				},
				...channels,
			],
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
			{
				key: 'qr',
				label: __( 'QR code on desktops', 'chaty' ),
				help: __(
					'For channels that lead to an app or address.',
					'chaty'
				),
			},
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

const fields = {
	'chaty/place': createFieldsBlock( 'address', [
		{ key: 'title', label: __( 'Name of the place', 'chaty' ) },
		{ key: 'address', label: __( 'Address', 'chaty' ) },
		{ key: 'text', label: __( 'About the place', 'chaty' ) },
		{ key: 'link', label: __( 'Link', 'chaty' ) },
	] ),
};

for ( const [ name, edit ] of Object.entries( { ...drawn, ...fields } ) ) {
	registerBlockType( name, { edit, save: () => null } );
}
for ( const [ name, edit ] of Object.entries( containers ) ) {
	registerBlockType( name, { edit, save: () => <InnerBlocks.Content /> } );
}
for ( const { value, label: channel } of channels ) {
	registerBlockVariation( 'chaty/button', {
		name: value,
		/* translators: %s: channel. */
		title: sprintf( __( 'Button: %s', 'chaty' ), channel ),
		attributes: { channel: value },
		isActive: [ 'channel' ],
	} );
}
addLightboxOption();
addMarkupTransforms();
