import { __ } from '@wordpress/i18n';
import type { Field } from './types';

/** The launcher, which owners know as the button. */
export const BUTTON_FIELDS = {
	'settings.widget_color': {
		section: 'look.launcher',
		control: 'color',
		label: __( 'Button color', 'chaty' ),
	},
	'settings.widget_icon': {
		section: 'look.launcher',
		control: 'tiles',
		legacy: [ 'chat-fa-icon' ],
		label: __( 'Icon', 'chaty' ),
		choices: {
			'chat-base': __( 'Speech bubble with dots', 'chaty' ),
			'chat-smile': __( 'Speech bubble with a smile', 'chaty' ),
			'chat-bubble': __( 'Speech bubble with lines', 'chaty' ),
			'chat-db': __( 'Two speech bubbles', 'chaty' ),
			'chat-image': __( 'Own image', 'chaty' ),
			'chat-fa-icon': __( 'Icon font (shows the first icon)', 'chaty' ),
		},
	},
	'settings.widget_icon_url': {
		section: 'look.launcher',
		control: 'image',
		label: __( 'Image', 'chaty' ),
		when: ( raw ) => raw[ 'widget_icon' ] === 'chat-image',
	},
	'settings.widget_icon_color': {
		section: 'look.launcher',
		control: 'color',
		label: __( 'Icon color', 'chaty' ),
	},
	'settings.widget_size': {
		section: 'look.button',
		control: 'size',
		label: __( 'Size, in pixels', 'chaty' ),
	},
	'settings.custom_widget_size': {
		section: 'look.button',
		control: 'own',
		label: __( 'Size, in pixels', 'chaty' ),
	},
	'settings.attention_effect': {
		section: 'look.button',
		control: 'tiles',
		legacy: [ 'none' ],
		label: __( 'Attention effect', 'chaty' ),
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
	},
	'settings.font_family': {
		section: 'look.button',
		control: 'text',
		label: __( 'Font', 'chaty' ),
		help: __(
			'Empty: the font of the visitor’s device. Other names than those of devices, such as Lato, are loaded from Google Fonts.',
			'chaty'
		),
	},
} satisfies Record< string, Field >;
