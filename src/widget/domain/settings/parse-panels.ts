import { readColor } from '../color';
import { FIELD_KINDS, FIELD_NAMES, type FormField } from '../contact-form';
import type { ChannelModel, WidgetModel } from './types';
import {
	asRecord,
	readBoolean,
	readEnum,
	readImageUrl,
	readList,
	readText,
	type Raw,
} from '../../../shared/raw-values';

type PanelChannel = Pick< ChannelModel, 'label' | 'color' | 'raw' >;

/** The head of a panel. Colors of all panels are checked CSS colors, or `''`. */
interface PanelSettings {
	readonly title: string;
	readonly color: string;
}

export interface ChatPanelSettings extends PanelSettings {
	readonly nickname: string;
	readonly imageUrl: string;
	/** Rich text that is not parsed yet. */
	readonly welcome: string;
	readonly placeholder: string;
}

/** WhatsApp's own dark green: white on it has 7.7:1, on the light one of its button 1.6:1 (WCAG 2, 1.4.3). */
const getHeadColor = ( color: string ) =>
	/^#49e670$/i.test( color ) ? '#075E54' : color;

export function parseChatPanel( {
	raw,
	label,
	color,
}: PanelChannel ): ChatPanelSettings {
	return {
		title: readText( raw, 'wp_popup_headline', label ),
		color: readColor(
			raw,
			'wp_popup_head_bg_color',
			getHeadColor( color )
		),
		nickname: readText( raw, 'wp_popup_nickname' ),
		imageUrl: readImageUrl( raw, 'wp_popup_profile' ),
		welcome: readText( raw, 'chat_welcome_message' ),
		placeholder: readText( raw, 'input_placeholder' ),
	};
}

export interface QrPanelSettings extends PanelSettings {
	/** Text above the QR code. */
	readonly text: string;
	readonly imageUrl: string;
	readonly alt: string;
}

export function parseQrPanel( {
	raw,
	label,
	color,
}: PanelChannel ): QrPanelSettings {
	return {
		title: readText( raw, 'wechat_header', label ),
		color: readColor( raw, 'wechat_header_color', color ),
		text: readText( raw, 'wechat_qr_code_title' ),
		imageUrl: readImageUrl( raw, 'qr_code_image_url' ),
		alt: readText( raw, 'title' ),
	};
}

export interface AgentsPanelSettings extends PanelSettings {
	readonly subtitle: string;
	readonly textColor: string;
}

export function parseAgentsPanel( {
	raw,
	label,
	color,
}: PanelChannel ): AgentsPanelSettings {
	return {
		title: readText( raw, 'header_text', label ),
		color: readColor( raw, 'header_bg_color', color ),
		subtitle: readText( raw, 'header_sub_text' ),
		textColor: readColor( raw, 'header_text_color' ),
	};
}

export interface ContactFormSettings extends PanelSettings {
	readonly button: {
		readonly text: string;
		readonly color: string;
		readonly textColor: string;
	};
	/** In the owner's order, each once. */
	readonly fields: readonly FormField[];
}

/** docs/how-it-works.md, "Contact form": what a form has that names no fields. */
const DEFAULT_FIELDS = [ 'name', 'email', 'message' ];

function parseField( value: unknown ): FormField[] {
	const raw = asRecord( value );
	const name = FIELD_NAMES.find(
		( known ) => known === readText( raw, 'field' )
	);
	const type = name === 'message' ? 'textarea' : '';
	return name
		? [
				{
					name,
					kind: '',
					options: [],
					label: readText( raw, 'title' ),
					placeholder: readText( raw, 'placeholder' ),
					isRequired: readBoolean( raw, 'is_required' ),
					isMultiline: readText( raw, 'type', type ) === 'textarea',
				},
		  ]
		: [];
}

function parseOwnField( value: unknown ): FormField {
	const raw = asRecord( value );
	return {
		name: readText( raw, 'id' ),
		kind: readEnum( raw, 'kind', FIELD_KINDS, '' ),
		options: readList( raw, 'options' ).map( String ).filter( Boolean ),
		label: readText( raw, 'label' ),
		placeholder: readText( raw, 'placeholder' ),
		isRequired: readBoolean( raw, 'is_required' ),
		isMultiline: false,
	};
}

/** One without a label, or without anything to choose, is left out, as on the server. */
const isUsable = ( { name, label, kind, options }: FormField ) =>
	/^own_/.test( name ) && label && ( kind !== 'choice' || options[ 0 ] );

/** Fields of other names are left out. The owner's own come last, unless the order says otherwise. */
function parseFields( raw: Raw, settings: Raw ): readonly FormField[] {
	const given = readList( raw, 'contact_fields' ).flatMap( parseField );
	const fields = [
		...( given.length
			? given
			: DEFAULT_FIELDS.flatMap( ( field ) =>
					parseField( { field, is_required: 1 } )
			  ) ),
		...readList( raw, 'contact_own_fields' )
			.map( parseOwnField )
			.filter( isUsable ),
	];
	const ordered = readList( settings, 'contact_form_field_order' ).flatMap(
		( name ) => fields.filter( ( field ) => field.name === name )
	);
	const byName = new Map< string, FormField >(
		[ ...ordered, ...fields ].map( ( field ) => [ field.name, field ] )
	);
	return [ ...byName.values() ];
}

export function parseContactForm( {
	raw,
	label,
}: PanelChannel ): ContactFormSettings {
	const settings = asRecord( raw[ 'contact_form_settings' ] );
	return {
		title: readText( settings, 'contact_form_title', label ),
		color: readColor( settings, 'title_bg_color' ),
		button: {
			text: readText( settings, 'button_text' ),
			color: readColor( settings, 'button_bg_color' ),
			textColor: readColor( settings, 'button_text_color' ),
		},
		fields: parseFields( raw, settings ),
	};
}

/** The owner's text of the close button; empty for the default. */
export const parseCloseText = ( { raw }: WidgetModel ): string =>
	readText( raw, 'close_text' );
