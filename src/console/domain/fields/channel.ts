import { __ } from '@wordpress/i18n';
import { readBoolean, readText, type Raw } from '../../../shared/raw-values';
import { createFields, field, isType } from './create-fields';

/** Types whose address, or whose chat, takes a first message. */
export const HAS_CHAT = isType(
	'Whatsapp',
	'Telegram',
	'Facebook_Messenger',
	'Viber',
	'SMS',
	'Email'
);

/** Whose profile an address of LinkedIn is. */
export const PROFILES = {
	'': __( 'Default', 'chaty' ),
	personal: __( 'A person', 'chaty' ),
	company: __( 'A company', 'chaty' ),
};

/** Whether the agents' own switches count instead of the channel's. */
const hasOwnAgentDevices = ( raw: Raw ) =>
	readBoolean( raw, 'is_agent' ) &&
	'is_agent_desktop' in raw &&
	'is_agent_mobile' in raw;

export const CHANNEL_FIELDS = {
	...createFields( { section: 'channel' }, 'channels[].', {
		value: field.target( __( 'Number, name or address', 'chaty' ), {
			when: ( raw, type ) =>
				type !== 'Contact_Us' && ! readBoolean( raw, 'is_agent' ),
		} ),
		hover_text: field.text(
			__( 'Label', 'chaty' ),
			__( 'Shown beside the button.', 'chaty' )
		),
		is_desktop: field.toggle( __( 'On desktops', 'chaty' ), {
			when: ( raw ) => ! hasOwnAgentDevices( raw ),
		} ),
		is_mobile: field.toggle( __( 'On phones and tablets', 'chaty' ), {
			when: ( raw ) => ! hasOwnAgentDevices( raw ),
		} ),
	} ),
	...createFields( { section: 'channel.message' }, 'channels[].', {
		pre_set_message: field.textarea( __( 'First message', 'chaty' ), {
			help: __(
				'Appears in the visitor’s app, ready to be sent.',
				'chaty'
			),
			variables: 'message',
			when: HAS_CHAT,
		} ),
		mail_subject: field.text( __( 'Subject', 'chaty' ), {
			variables: 'message',
			when: isType( 'Email' ),
		} ),
		is_use_web_version: field.toggle(
			__( 'Open WhatsApp in the browser on desktops', 'chaty' ),
			{ when: isType( 'Whatsapp' ) }
		),
		link_type: field.select( __( 'Profile of', 'chaty' ), {
			choices: PROFILES,
			when: isType( 'Linkedin' ),
		} ),
		target: field.select( __( 'Opens in', 'chaty' ), {
			choices: {
				'': __( 'This tab (default)', 'chaty' ),
				_blank: __( 'A new tab', 'chaty' ),
				_self: __( 'This tab', 'chaty' ),
			},
			when: isType( 'Link', 'Custom_Link' ),
		} ),
	} ),
	...createFields( { section: 'channel.icon' }, 'channels[].', {
		icon_color: field.color( __( 'Button color', 'chaty' ) ),
		custom_image_url: field.image(
			__( 'Image in place of the icon', 'chaty' )
		),
		svg_icon: field.svg(
			__( 'Own icon (SVG)', 'chaty' ),
			__(
				'Scripts, styles and links are removed. Empty: the icon of the channel.',
				'chaty'
			)
		),
	} ),
	...createFields( { section: 'channel.more' }, 'channels[].', {
		channel: field.own(
			__( 'Name in statistics', 'chaty' ),
			__( 'It never changes, so that counts stay together.', 'chaty' )
		),
		channel_type: field.own( __( 'Type', 'chaty' ) ),
		is_google_analytics_enabled: field.toggle(
			__( 'Send clicks on this channel to the analytics tool', 'chaty' )
		),
		url: field.text( __( 'Address from Chaty 3.x', 'chaty' ), {
			help: __(
				'For an SMS, the text after “body=” is the first message.',
				'chaty'
			),
			when: ( raw ) => readText( raw, 'url' ) !== '',
		} ),
		channel_account_type: field.select(
			__( 'Profile of (Chaty 3.x)', 'chaty' ),
			{
				help: __(
					'Applies where the field above says “Default”.',
					'chaty'
				),
				choices: PROFILES,
				when: isType( 'Linkedin' ),
			}
		),
	} ),
	// Stored and exported, and without effect.
	...createFields( { section: 'channel.kept' }, 'channels[].', {
		click_event: field.text( __( 'Command on click', 'chaty' ) ),
		is_open_new_tab: field.toggle( __( 'New tab', 'chaty' ) ),
		emoji_picker: field.toggle( __( 'Emoji picker', 'chaty' ) ),
		viber_url: field.text( __( 'Beginning of Viber links', 'chaty' ) ),
	} ),
};
