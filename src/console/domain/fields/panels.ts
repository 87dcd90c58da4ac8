import { __ } from '@wordpress/i18n';
import { HAS_CHAT } from './channel';
import { both, isOn, isType } from './when';
import type { Field } from './types';

const isChat = both( HAS_CHAT, isOn( 'has_welcome_message' ) );
const isWeChat = isType( 'WeChat' );

const CHAT = {
	'channels[].has_welcome_message': {
		section: 'channel.chat',
		control: 'toggle',
		label: __( 'Chat window with a welcome message', 'chaty' ),
		help: __(
			'A click opens a small window first; what the visitor types there goes to the app.',
			'chaty'
		),
		when: HAS_CHAT,
	},
	'channels[].is_default_open': {
		section: 'channel.chat',
		control: 'toggle',
		label: __( 'Open automatically', 'chaty' ),
		help: __(
			'Until the visitor closes it, then not for two days.',
			'chaty'
		),
		when: isChat,
	},
	'channels[].wp_popup_headline': {
		section: 'channel.chat',
		control: 'text',
		label: __( 'Heading', 'chaty' ),
		when: isChat,
	},
	'channels[].wp_popup_reply_time': {
		section: 'channel.chat',
		control: 'text',
		label: __( 'Text below the heading', 'chaty' ),
		help: __( 'Such as “Typically replies within an hour”.', 'chaty' ),
		when: isChat,
	},
	'channels[].wp_popup_head_bg_color': {
		section: 'channel.chat',
		control: 'color',
		label: __( 'Heading background color', 'chaty' ),
		when: isChat,
	},
	'channels[].chat_welcome_message': {
		section: 'channel.chat',
		control: 'rich-text',
		label: __( 'Welcome message', 'chaty' ),
		variables: 'page',
		when: isChat,
	},
	'channels[].wp_popup_nickname': {
		section: 'channel.chat',
		control: 'text',
		label: __( 'Name above the message', 'chaty' ),
		when: isChat,
	},
	'channels[].wp_popup_profile': {
		section: 'channel.chat',
		control: 'image',
		label: __( 'Picture beside the message', 'chaty' ),
		when: isChat,
	},
	'channels[].input_placeholder': {
		section: 'channel.chat',
		control: 'text',
		label: __( 'Placeholder of the text field', 'chaty' ),
		when: isChat,
	},
} satisfies Record< string, Field >;

const QR = {
	'channels[].qr_code_image_url': {
		section: 'channel.qr',
		control: 'image',
		label: __( 'Picture of the QR code', 'chaty' ),
		help: __( 'WeChat makes it: Me, My QR code, Save image.', 'chaty' ),
		when: isWeChat,
	},
	'channels[].title': {
		section: 'channel.qr',
		control: 'text',
		label: __( 'Alternative text of the QR code', 'chaty' ),
		when: isWeChat,
	},
	'channels[].wechat_header': {
		section: 'channel.qr',
		control: 'text',
		label: __( 'Heading', 'chaty' ),
		when: isWeChat,
	},
	'channels[].wechat_header_color': {
		section: 'channel.qr',
		control: 'color',
		label: __( 'Heading background color', 'chaty' ),
		when: isWeChat,
	},
	'channels[].wechat_qr_code_title': {
		section: 'channel.qr',
		control: 'text',
		label: __( 'Text above the QR code', 'chaty' ),
		when: isWeChat,
	},
} satisfies Record< string, Field >;

const hasConsent: Field[ 'when' ] = ( raw, type ) =>
	type === 'Contact_Us' || isChat( raw, type );

const CONSENT = {
	'channels[].consent_text': {
		section: 'channel.consent',
		control: 'rich-text',
		label: __( 'Text beside a box to check', 'chaty' ),
		help: __(
			'Such as “I agree to the privacy policy”, with a link. Empty for no box. The text is stored with each message from the form.',
			'chaty'
		),
		when: hasConsent,
	},
	'channels[].is_consent_required': {
		section: 'channel.consent',
		control: 'toggle',
		label: __( 'Nothing is sent unless it is checked', 'chaty' ),
		when: both( hasConsent, ( raw ) => Boolean( raw[ 'consent_text' ] ) ),
	},
} satisfies Record< string, Field >;

export const PANEL_FIELDS = { ...CHAT, ...QR, ...CONSENT };
