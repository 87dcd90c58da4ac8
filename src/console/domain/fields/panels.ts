import { __ } from '@wordpress/i18n';
import { HAS_CHAT } from './channel';
import {
	both,
	createFields,
	field,
	isOn,
	isType,
	type When,
} from './create-fields';

const CHANNEL = 'channels[].';
const isChat = both( HAS_CHAT, isOn( 'has_welcome_message' ) );
const isWeChat = isType( 'WeChat' );

const hasConsent: When = ( raw, type ) =>
	type === 'Contact_Us' || isChat( raw, type );

export const PANEL_FIELDS = {
	...createFields( { section: 'channel.chat' }, CHANNEL, {
		has_welcome_message: field.toggle(
			__( 'Chat window with a welcome message', 'chaty' ),
			{
				help: __(
					'A click opens a small window first; what the visitor types there goes to the app.',
					'chaty'
				),
				when: HAS_CHAT,
			}
		),
	} ),
	...createFields( { section: 'channel.chat', when: isChat }, CHANNEL, {
		is_default_open: field.toggle(
			__( 'Open automatically', 'chaty' ),
			__( 'Until the visitor closes it, then not for two days.', 'chaty' )
		),
		wp_popup_headline: field.text( __( 'Heading', 'chaty' ) ),
		wp_popup_reply_time: field.text(
			__( 'Text below the heading', 'chaty' ),
			__( 'Such as “Typically replies within an hour”.', 'chaty' )
		),
		wp_popup_head_bg_color: field.color(
			__( 'Heading background color', 'chaty' )
		),
		chat_welcome_message: field.richText(
			__( 'Welcome message', 'chaty' ),
			{ variables: 'page' }
		),
		wp_popup_nickname: field.text(
			__( 'Name above the message', 'chaty' )
		),
		wp_popup_profile: field.image(
			__( 'Picture beside the message', 'chaty' )
		),
		input_placeholder: field.text(
			__( 'Placeholder of the text field', 'chaty' )
		),
	} ),
	...createFields( { section: 'channel.qr', when: isWeChat }, CHANNEL, {
		qr_code_image_url: field.image(
			__( 'Picture of the QR code', 'chaty' ),
			__( 'WeChat makes it: Me, My QR code, Save image.', 'chaty' )
		),
		title: field.text( __( 'Alternative text of the QR code', 'chaty' ) ),
		wechat_header: field.text( __( 'Heading', 'chaty' ) ),
		wechat_header_color: field.color(
			__( 'Heading background color', 'chaty' )
		),
		wechat_qr_code_title: field.text(
			__( 'Text above the QR code', 'chaty' )
		),
	} ),
	...createFields( { section: 'channel.consent' }, CHANNEL, {
		consent_text: field.richText(
			__( 'Text beside a box to check', 'chaty' ),
			{
				help: __(
					'Such as “I agree to the privacy policy”, with a link. Empty for no box. The text is stored with each message from the form.',
					'chaty'
				),
				when: hasConsent,
			}
		),
		is_consent_required: field.toggle(
			__( 'Nothing is sent unless it is checked', 'chaty' ),
			{
				when: both( hasConsent, ( raw ) =>
					Boolean( raw[ 'consent_text' ] )
				),
			}
		),
	} ),
};
