import { readColor } from '../color';
import { CHANNEL_TYPES, CHANNELS } from '../channels';
import type { ChannelType } from '../channel-urls';
import {
	asRecord,
	readBoolean,
	readList,
	readImageUrl,
	readText,
	type Raw,
} from '../../../shared/raw-values';

/** The type of that name, in any case. Free links have a number: `Custom_Link_3`. */
function findType( name: string ): ChannelType | undefined {
	const plain = name.toLowerCase().replace( /_\d$/, '' );
	return CHANNEL_TYPES.find( ( type ) => type.toLowerCase() === plain );
}

/** Instagram keeps its own gradient where the owner's color is white (docs/how-it-works.md, "Links of channels"). */
function parseColor( raw: Raw, type: ChannelType ): string {
	const color = readColor( raw, 'icon_color', CHANNELS[ type ][ 0 ] );
	const isWhite = /^#f+$|(255\D+){3}/i.test( color );
	return isWhite && type.startsWith( 'Insta' ) ? '' : color;
}

function parseAgent( raw: Raw, type: ChannelType, color: string ) {
	const value = readText( raw, 'value' );
	return {
		type,
		value,
		message: readText( raw, 'pre_set_message' ),
		isWeb: readBoolean( raw, 'use_whatsapp_web' ),
		isPersonal: readText( raw, 'link_type' ) === 'personal',
		title: readText( raw, 'agent_title', value ),
		imageUrl: readImageUrl( raw, 'agent_image' ),
		/** Markup that is not parsed yet: only `parseSvg` may make nodes of it. */
		svg: readText( raw, 'svg_icon' ),
		/** Checked CSS color, or `''`. */
		color: readColor( raw, 'agent_bg_color', color ),
	};
}

export type AgentSettings = ReturnType< typeof parseAgent >;

/**
 * A channel of a widget with these settings; `null` when its type is unknown. `getChannelAction`
 * says whether it is usable.
 */
export function parseChannel( raw: Raw, settings: Raw = {} ) {
	const slug = readText( raw, 'channel' );
	const type =
		findType( readText( raw, 'channel_type' ) ) ?? findType( slug );
	if ( ! type || ! /^[\w-]{1,50}$/.test( slug ) ) {
		return null;
	}
	const [ , , label = type.replace( '_', ' ' ) ] = CHANNELS[ type ];
	const color = parseColor( raw, type );
	const { target = '_blank' } = raw;
	// Chaty 3.x stores the message of an SMS in its `url`.
	const [ , body ] = /[?&]body=(.*)/s.exec( readText( raw, 'url' ) ) ?? [];
	const accountType = readText( raw, 'channel_account_type' );
	return {
		type,
		value: readText( raw, 'value' ),
		message: readText( raw, 'pre_set_message', body ),
		subject: readText( raw, 'mail_subject' ),
		isWeb: readBoolean( raw, 'is_use_web_version' ),
		isPersonal: readText( raw, 'link_type', accountType ) === 'personal',
		isSameTab: target !== '_blank',
		/** Its name in the settings, as `Whatsapp` or `Custom_Link_3`: it is counted under it, and DOM names are made of it. */
		slug,
		label: readText( raw, 'hover_text', label ),
		/** Checked CSS color of the button, or `''` for the channel's own look. */
		color,
		imageUrl: readImageUrl( raw, 'custom_image_url' ),
		/** As that of an agent. */
		svg: readText( raw, 'svg_icon' ),
		/** Whether it opens a list of agents. */
		isAgent: readBoolean( raw, 'is_agent' ),
		/** Its agents that have a value. */
		agents: readList( raw, 'agent_data' )
			.map( ( agent ) => parseAgent( asRecord( agent ), type, color ) )
			.filter( ( { value } ) => value ),
		hasWelcome: readBoolean( raw, 'has_welcome_message' ),
		isDefaultOpen: readBoolean( raw, 'is_default_open' ),
		/** Whether presses are reported to analytics tools. */
		isTracked: [ raw, settings ].some( ( given ) =>
			readBoolean( given, 'is_google_analytics_enabled' )
		),
		nonce: readText(
			raw,
			'widget_token',
			readText( settings, 'widget_token' )
		),
		/** As it came, for the parsers of its panel. */
		raw,
	};
}

export type ChannelModel = NonNullable< ReturnType< typeof parseChannel > >;
