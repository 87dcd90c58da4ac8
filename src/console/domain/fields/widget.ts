import { __ } from '@wordpress/i18n';
import { isOn } from './when';
import type { Field } from './types';

const WIDGET = {
	name: {
		section: 'widget',
		control: 'text',
		label: __( 'Name', 'chaty' ),
		help: __( 'Only for you; visitors never see it.', 'chaty' ),
	},
	is_active: {
		section: 'widget',
		control: 'toggle',
		label: __( 'Visitors see this widget', 'chaty' ),
	},
	id: {
		section: 'advanced',
		control: 'own',
		label: __( 'Number of the widget', 'chaty' ),
	},
	'settings.is_google_analytics_enabled': {
		section: 'advanced',
		control: 'toggle',
		label: __( 'Send clicks to the page’s analytics tool', 'chaty' ),
		help: __(
			'To the tool that the site already has, such as Google Analytics; nothing is loaded for it.',
			'chaty'
		),
	},
	'settings.has_custom_css': {
		section: 'advanced',
		control: 'toggle',
		label: __( 'Own CSS', 'chaty' ),
	},
	'settings.custom_css': {
		section: 'advanced',
		control: 'css',
		label: __( 'CSS', 'chaty' ),
		help: __(
			'Begin each rule with #chaty-widget-0 .chaty-widget, where 0 is the first widget, _1 the second and so on. A plain .chaty-link is weaker than the rules of the widget.',
			'chaty'
		),
		when: isOn( 'has_custom_css' ),
	},
} satisfies Record< string, Field >;

/** Stored and exported, and without effect. */
const KEPT = {
	'settings.cta_type': {
		section: 'kept',
		control: 'select',
		label: __( 'Style of the call to action', 'chaty' ),
		choices: {
			'simple-view': __( 'Text', 'chaty' ),
			'chat-view': __( 'Chat window', 'chaty' ),
		},
	},
	'settings.cta_head': {
		section: 'kept',
		control: 'text',
		label: __( 'Heading of the chat window', 'chaty' ),
	},
	'settings.cta_body': {
		section: 'kept',
		control: 'rich-text',
		label: __( 'Text of the chat window', 'chaty' ),
	},
	'settings.cta_head_bg_color': {
		section: 'kept',
		control: 'color',
		label: __( 'Heading background color', 'chaty' ),
	},
	'settings.cta_head_text_color': {
		section: 'kept',
		control: 'color',
		label: __( 'Heading text color', 'chaty' ),
	},
	'settings.widget_fa_icon': {
		section: 'kept',
		control: 'text',
		label: __( 'Class names of an icon font', 'chaty' ),
	},
	'settings.bg_blur_effect': {
		section: 'kept',
		control: 'toggle',
		label: __( 'Blurred page behind the open widget', 'chaty' ),
	},
} satisfies Record< string, Field >;

export const WIDGET_FIELDS = { ...WIDGET, ...KEPT };
