import { __ } from '@wordpress/i18n';
import { isOn } from './when';
import type { Field } from './types';

const POSITION = {
	'settings.position': {
		section: 'look.position',
		control: 'tiles',
		legacy: [ 'custom' ],
		label: __( 'Side of the page', 'chaty' ),
		choices: {
			left: __( 'Left', 'chaty' ),
			right: __( 'Right', 'chaty' ),
			custom: __( 'Custom', 'chaty' ),
		},
	},
	'settings.custom_position': {
		section: 'look.position',
		control: 'select',
		label: __( 'Custom side', 'chaty' ),
		choices: {
			'': __( 'Default (right)', 'chaty' ),
			left: __( 'Left', 'chaty' ),
			right: __( 'Right', 'chaty' ),
		},
		when: ( raw ) => raw[ 'position' ] === 'custom',
	},
	'settings.bottom_spacing': {
		section: 'look.position',
		control: 'number',
		label: __( 'Distance from the bottom, in pixels', 'chaty' ),
	},
	'settings.side_spacing': {
		section: 'look.position',
		control: 'number',
		label: __( 'Distance from the side, in pixels', 'chaty' ),
	},
	'settings.mobile_position': {
		section: 'look.position',
		control: 'select',
		label: __( 'Side on small screens', 'chaty' ),
		choices: {
			'': __( 'As on wide screens', 'chaty' ),
			left: __( 'Left', 'chaty' ),
			right: __( 'Right', 'chaty' ),
		},
	},
	'settings.mobile_bottom_spacing': {
		section: 'look.position',
		control: 'number',
		label: __( 'Distance from the bottom on small screens', 'chaty' ),
		help: __(
			'In pixels; empty is that of wide screens. More room for a bar of the theme there, for example.',
			'chaty'
		),
	},
	'settings.mobile_side_spacing': {
		section: 'look.position',
		control: 'number',
		label: __( 'Distance from the side on small screens', 'chaty' ),
		help: __( 'In pixels; empty is that of wide screens.', 'chaty' ),
	},
	'settings.icon_view': {
		section: 'look.list',
		control: 'tiles',
		label: __( 'Arrangement of channels', 'chaty' ),
		choices: {
			vertical: __( 'Above each other', 'chaty' ),
			horizontal: __( 'Beside each other', 'chaty' ),
		},
	},
} satisfies Record< string, Field >;

const OPENING = {
	'settings.default_state': {
		section: 'look.opening',
		control: 'select',
		label: __( 'Opens', 'chaty' ),
		choices: {
			click: __( 'On click', 'chaty' ),
			hover: __( 'On hover', 'chaty' ),
			open: __( 'Automatically', 'chaty' ),
		},
	},
	'settings.show_close_button': {
		section: 'look.opening',
		control: 'toggle',
		label: __( 'Close button', 'chaty' ),
	},
	'settings.close_text': {
		section: 'look.opening',
		control: 'text',
		label: __( 'Text beside the close button', 'chaty' ),
	},
} satisfies Record< string, Field >;

const hasCta = ( { show_cta: mode }: Readonly< Record< string, unknown > > ) =>
	mode === 'first_click' || mode === 'all_time';

const CTA = {
	'settings.show_cta': {
		section: 'look.cta',
		control: 'select',
		label: __( 'Call to action', 'chaty' ),
		help: __( 'A text beside the button.', 'chaty' ),
		choices: {
			none: __( 'Never', 'chaty' ),
			first_click: __( 'On the first view only', 'chaty' ),
			all_time: __( 'Whenever the widget is closed', 'chaty' ),
		},
	},
	'settings.cta_text': {
		section: 'look.cta',
		control: 'rich-text',
		label: __( 'Text', 'chaty' ),
		variables: 'page',
		when: hasCta,
	},
	'settings.cta_text_color': {
		section: 'look.cta',
		control: 'color',
		label: __( 'Text color', 'chaty' ),
		when: hasCta,
	},
	'settings.cta_bg_color': {
		section: 'look.cta',
		control: 'color',
		label: __( 'Background color', 'chaty' ),
		when: hasCta,
	},
} satisfies Record< string, Field >;

const hasBadge = isOn( 'is_pending_mesg_enabled' );

const BADGE = {
	'settings.is_pending_mesg_enabled': {
		section: 'look.badge',
		control: 'toggle',
		fills: { pending_mesg_count: 1 },
		label: __( 'Badge with a number', 'chaty' ),
		help: __( 'It disappears with the first click.', 'chaty' ),
	},
	'settings.pending_mesg_count': {
		section: 'look.badge',
		control: 'number',
		label: __( 'Number', 'chaty' ),
		when: hasBadge,
	},
	'settings.pending_mesg_count_color': {
		section: 'look.badge',
		control: 'color',
		label: __( 'Text color', 'chaty' ),
		when: hasBadge,
	},
	'settings.pending_mesg_count_bgcolor': {
		section: 'look.badge',
		control: 'color',
		label: __( 'Background color', 'chaty' ),
		when: hasBadge,
	},
} satisfies Record< string, Field >;

export const LOOK_FIELDS = { ...POSITION, ...OPENING, ...CTA, ...BADGE };
