import { __ } from '@wordpress/i18n';
import { readBoolean, readText } from '../../../shared/raw-values';
import { isType } from './when';
import type { Field } from './types';

/** Types whose address, or whose chat, takes a first message. */
const hasMessage = isType(
	'Whatsapp',
	'SMS',
	'Telegram',
	'Facebook_Messenger',
	'Viber',
	'Email'
);

const CHANNEL = {
	'channels[].value': {
		section: 'channel',
		control: 'target',
		label: __( 'Number, name or address', 'chaty' ),
		when: ( raw, type ) =>
			type !== 'Contact_Us' && ! readBoolean( raw, 'is_agent' ),
	},
	'channels[].hover_text': {
		section: 'channel',
		control: 'text',
		label: __( 'Label', 'chaty' ),
		help: __( 'Shown beside the button.', 'chaty' ),
	},
	'channels[].is_desktop': {
		section: 'channel',
		control: 'toggle',
		label: __( 'On desktops', 'chaty' ),
		when: ( raw ) => ! hasOwnAgentDevices( raw ),
	},
	'channels[].is_mobile': {
		section: 'channel',
		control: 'toggle',
		label: __( 'On phones and tablets', 'chaty' ),
		when: ( raw ) => ! hasOwnAgentDevices( raw ),
	},
	'channels[].pre_set_message': {
		section: 'channel.message',
		control: 'textarea',
		label: __( 'First message', 'chaty' ),
		help: __( 'Appears in the visitor’s app, ready to be sent.', 'chaty' ),
		variables: 'message',
		when: hasMessage,
	},
	'channels[].mail_subject': {
		section: 'channel.message',
		control: 'text',
		label: __( 'Subject', 'chaty' ),
		variables: 'message',
		when: isType( 'Email' ),
	},
	'channels[].is_use_web_version': {
		section: 'channel.message',
		control: 'toggle',
		label: __( 'Open WhatsApp in the browser on desktops', 'chaty' ),
		when: isType( 'Whatsapp' ),
	},
	'channels[].link_type': {
		section: 'channel.message',
		control: 'select',
		label: __( 'Profile of', 'chaty' ),
		choices: {
			'': __( 'Default', 'chaty' ),
			personal: __( 'A person', 'chaty' ),
			company: __( 'A company', 'chaty' ),
		},
		when: isType( 'Linkedin' ),
	},
	'channels[].target': {
		section: 'channel.message',
		control: 'select',
		label: __( 'Opens in', 'chaty' ),
		choices: {
			'': __( 'This tab (default)', 'chaty' ),
			_blank: __( 'A new tab', 'chaty' ),
			_self: __( 'This tab', 'chaty' ),
		},
		when: isType( 'Link', 'Custom_Link' ),
	},
} satisfies Record< string, Field >;

/** Whether the switches of the agents decide, and those of the channel do not count. */
function hasOwnAgentDevices( raw: Readonly< Record< string, unknown > > ) {
	return (
		readBoolean( raw, 'is_agent' ) &&
		'is_agent_desktop' in raw &&
		'is_agent_mobile' in raw
	);
}

const ICON = {
	'channels[].icon_color': {
		section: 'channel.icon',
		control: 'color',
		label: __( 'Button color', 'chaty' ),
	},
	'channels[].custom_image_url': {
		section: 'channel.icon',
		control: 'image',
		label: __( 'Image in place of the icon', 'chaty' ),
	},
	'channels[].svg_icon': {
		section: 'channel.icon',
		control: 'svg',
		label: __( 'Own icon (SVG)', 'chaty' ),
		help: __(
			'Scripts, styles and links are removed. Empty: the icon of the channel.',
			'chaty'
		),
	},
} satisfies Record< string, Field >;

const MORE = {
	'channels[].channel': {
		section: 'channel.more',
		control: 'own',
		label: __( 'Name in statistics', 'chaty' ),
		help: __( 'It never changes, so that counts stay together.', 'chaty' ),
	},
	'channels[].channel_type': {
		section: 'channel.more',
		control: 'own',
		label: __( 'Type', 'chaty' ),
	},
	'channels[].is_google_analytics_enabled': {
		section: 'channel.more',
		control: 'toggle',
		label: __(
			'Send clicks on this channel to the analytics tool',
			'chaty'
		),
	},
	'channels[].url': {
		section: 'channel.more',
		control: 'text',
		label: __( 'Address from Chaty 3.x', 'chaty' ),
		help: __(
			'For an SMS, the text after “body=” is the first message.',
			'chaty'
		),
		when: ( raw ) => readText( raw, 'url' ) !== '',
	},
	'channels[].channel_account_type': {
		section: 'channel.more',
		control: 'select',
		label: __( 'Profile of (Chaty 3.x)', 'chaty' ),
		help: __( 'Applies where the field above says “Default”.', 'chaty' ),
		choices: {
			'': __( 'Default', 'chaty' ),
			personal: __( 'A person', 'chaty' ),
			company: __( 'A company', 'chaty' ),
		},
		when: isType( 'Linkedin' ),
	},
} satisfies Record< string, Field >;

/** Stored and exported, and without effect. */
const KEPT = {
	'channels[].click_event': {
		section: 'channel.kept',
		control: 'text',
		label: __( 'Command on click', 'chaty' ),
	},
	'channels[].is_open_new_tab': {
		section: 'channel.kept',
		control: 'toggle',
		label: __( 'New tab', 'chaty' ),
	},
	'channels[].emoji_picker': {
		section: 'channel.kept',
		control: 'toggle',
		label: __( 'Emoji picker', 'chaty' ),
	},
	'channels[].viber_url': {
		section: 'channel.kept',
		control: 'text',
		label: __( 'Beginning of Viber links', 'chaty' ),
	},
} satisfies Record< string, Field >;

export const CHANNEL_FIELDS = { ...CHANNEL, ...ICON, ...MORE, ...KEPT };

export const HAS_CHAT = isType(
	'Whatsapp',
	'Telegram',
	'Facebook_Messenger',
	'Viber',
	'SMS',
	'Email'
);
