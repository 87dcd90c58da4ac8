import { readColor } from '../color';
import type { ChannelModel, WidgetModel } from './types';
import {
	readBoolean,
	readImageUrl,
	readText,
	type Raw,
} from '../../../shared/raw-values';

// Colors of all panels are checked CSS colors, or `''`.

export type PanelChannel = Pick< ChannelModel, 'label' | 'color' | 'raw' >;

/** A box that visitors check before they send. */
export const parseConsent = ( raw: Raw ) => ( {
	/** Rich text that is not parsed yet; empty for no box. */
	text: readText( raw, 'consent_text' ),
	isRequired: readBoolean( raw, 'is_consent_required' ),
} );

export type ConsentSettings = ReturnType< typeof parseConsent >;

/** WhatsApp's own dark green: white on it has 7.7:1, on the light one of its button 1.6:1 (WCAG 2, 1.4.3). */
const getHeadColor = ( color: string ) =>
	/^#49e670$/i.test( color ) ? '#075E54' : color;

export function parseChatPanel( { raw, label, color }: PanelChannel ) {
	return {
		title: readText( raw, 'wp_popup_headline', label ),
		/** When the owner usually answers. */
		subtitle: readText( raw, 'wp_popup_reply_time' ),
		color: readColor(
			raw,
			'wp_popup_head_bg_color',
			getHeadColor( color )
		),
		nickname: readText( raw, 'wp_popup_nickname' ),
		imageUrl: readImageUrl( raw, 'wp_popup_profile' ),
		/** Rich text that is not parsed yet. */
		welcome: readText( raw, 'chat_welcome_message' ),
		placeholder: readText( raw, 'input_placeholder' ),
		consent: parseConsent( raw ),
	};
}

export type ChatPanelSettings = ReturnType< typeof parseChatPanel >;

export function parseQrPanel( { raw, label, color }: PanelChannel ) {
	return {
		title: readText( raw, 'wechat_header', label ),
		color: readColor( raw, 'wechat_header_color', color ),
		/** Above the QR code. */
		text: readText( raw, 'wechat_qr_code_title' ),
		imageUrl: readImageUrl( raw, 'qr_code_image_url' ),
		alt: readText( raw, 'title' ),
	};
}

export function parseAgentsPanel( { raw, label, color }: PanelChannel ) {
	return {
		title: readText( raw, 'header_text', label ),
		color: readColor( raw, 'header_bg_color', color ),
		subtitle: readText( raw, 'header_sub_text' ),
		textColor: readColor( raw, 'header_text_color' ),
	};
}

/** The owner's text of the close button; empty for the default. */
export const parseCloseText = ( { raw }: WidgetModel ): string =>
	readText( raw, 'close_text' );
