import { __ } from '@wordpress/i18n';
import type { Raw } from '../../../shared/raw-values';
import { createFields, field, isOn } from './create-fields';

const hasCta = ( { show_cta: mode }: Raw ) =>
	mode === 'first_click' || mode === 'all_time';

const SIDES = {
	left: __( 'Left', 'chaty' ),
	right: __( 'Right', 'chaty' ),
};

const hasBadge = isOn( 'is_pending_mesg_enabled' );

export const LOOK_FIELDS = {
	...createFields( { section: 'look.launcher' }, 'settings.', {
		widget_color: field.color( __( 'Button color', 'chaty' ) ),
		widget_icon: field.tiles( __( 'Icon', 'chaty' ), {
			legacy: [ 'chat-fa-icon' ],
			choices: {
				'chat-base': __( 'Speech bubble with dots', 'chaty' ),
				'chat-smile': __( 'Speech bubble with a smile', 'chaty' ),
				'chat-bubble': __( 'Speech bubble with lines', 'chaty' ),
				'chat-db': __( 'Two speech bubbles', 'chaty' ),
				'chat-image': __( 'Own image', 'chaty' ),
				'chat-fa-icon': __(
					'Icon font (shows the first icon)',
					'chaty'
				),
			},
		} ),
		widget_icon_url: field.image( __( 'Image', 'chaty' ), {
			when: ( raw ) => raw[ 'widget_icon' ] === 'chat-image',
		} ),
		widget_icon_color: field.color( __( 'Icon color', 'chaty' ) ),
	} ),
	...createFields( { section: 'look.button' }, 'settings.', {
		widget_size: field.size( __( 'Size, in pixels', 'chaty' ) ),
		custom_widget_size: field.own( __( 'Size, in pixels', 'chaty' ) ),
		attention_effect: field.tiles( __( 'Attention effect', 'chaty' ), {
			legacy: [ 'none' ],
			help: __(
				'Stops with the first click. Visitors whose device asks for reduced motion do not see it.',
				'chaty'
			),
			choices: {
				'': __( 'None', 'chaty' ),
				none: __( 'None (Chaty 3.x)', 'chaty' ),
				sheen: __( 'Sheen', 'chaty' ),
				spin: __( 'Spin', 'chaty' ),
				pulse: __( 'Pulse', 'chaty' ),
				jump: __( 'Jump', 'chaty' ),
				waggle: __( 'Waggle', 'chaty' ),
				blink: __( 'Blink', 'chaty' ),
				'pulse-icon': __( 'Pulse of the icon', 'chaty' ),
				floating: __( 'Float', 'chaty' ),
				fade: __( 'Fade', 'chaty' ),
				shockwave: __( 'Shockwave', 'chaty' ),
				bounce: __( 'Bounce', 'chaty' ),
			},
		} ),
		font_family: field.text(
			__( 'Font', 'chaty' ),
			__(
				'Empty: the font of the visitor’s device. Other names than those of devices, such as Lato, are loaded from Google Fonts.',
				'chaty'
			)
		),
	} ),
	...createFields( { section: 'look.position' }, 'settings.', {
		position: field.tiles( __( 'Side of the page', 'chaty' ), {
			legacy: [ 'custom' ],
			choices: { ...SIDES, custom: __( 'Custom', 'chaty' ) },
		} ),
		custom_position: field.select( __( 'Custom side', 'chaty' ), {
			choices: { ...SIDES, '': __( 'Default (right)', 'chaty' ) },
			when: ( raw ) => raw[ 'position' ] === 'custom',
		} ),
		bottom_spacing: field.number(
			__( 'Distance from the bottom, in pixels', 'chaty' )
		),
		side_spacing: field.number(
			__( 'Distance from the side, in pixels', 'chaty' )
		),
		mobile_position: field.select( __( 'Side on small screens', 'chaty' ), {
			choices: { ...SIDES, '': __( 'As on wide screens', 'chaty' ) },
		} ),
		mobile_bottom_spacing: field.number(
			__( 'Distance from the bottom on small screens', 'chaty' ),
			__(
				'In pixels; empty is that of wide screens. More room for a bar of the theme there, for example.',
				'chaty'
			)
		),
		mobile_side_spacing: field.number(
			__( 'Distance from the side on small screens', 'chaty' ),
			__( 'In pixels; empty is that of wide screens.', 'chaty' )
		),
	} ),
	...createFields( { section: 'look.list' }, 'settings.', {
		icon_view: field.tiles( __( 'Arrangement of channels', 'chaty' ), {
			choices: {
				vertical: __( 'Above each other', 'chaty' ),
				horizontal: __( 'Beside each other', 'chaty' ),
			},
		} ),
	} ),
	...createFields( { section: 'look.opening' }, 'settings.', {
		default_state: field.select( __( 'Opens', 'chaty' ), {
			choices: {
				click: __( 'On click', 'chaty' ),
				hover: __( 'On hover', 'chaty' ),
				open: __( 'Automatically', 'chaty' ),
			},
		} ),
		show_close_button: field.toggle( __( 'Close button', 'chaty' ) ),
		close_text: field.text( __( 'Text beside the close button', 'chaty' ) ),
	} ),
	...createFields( { section: 'look.cta' }, 'settings.', {
		show_cta: field.select( __( 'Call to action', 'chaty' ), {
			help: __( 'A text beside the button.', 'chaty' ),
			choices: {
				none: __( 'Never', 'chaty' ),
				first_click: __( 'On the first view only', 'chaty' ),
				all_time: __( 'Whenever the widget is closed', 'chaty' ),
			},
		} ),
	} ),
	...createFields( { section: 'look.cta', when: hasCta }, 'settings.', {
		cta_text: field.richText( __( 'Text', 'chaty' ), {
			variables: 'page',
		} ),
		cta_text_color: field.color( __( 'Text color', 'chaty' ) ),
		cta_bg_color: field.color( __( 'Background color', 'chaty' ) ),
	} ),
	...createFields( { section: 'look.badge' }, 'settings.', {
		is_pending_mesg_enabled: field.toggle(
			__( 'Badge with a number', 'chaty' ),
			{
				fills: { pending_mesg_count: 1 },
				help: __( 'It disappears with the first click.', 'chaty' ),
			}
		),
	} ),
	...createFields( { section: 'look.badge', when: hasBadge }, 'settings.', {
		pending_mesg_count: field.number( __( 'Number', 'chaty' ) ),
		pending_mesg_count_color: field.color( __( 'Text color', 'chaty' ) ),
		pending_mesg_count_bgcolor: field.color(
			__( 'Background color', 'chaty' )
		),
	} ),
};
