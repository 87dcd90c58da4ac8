import { __, _x } from '@wordpress/i18n';
import { readText, type Raw } from '../../shared/raw-values';
import { CHANNEL_TYPES, CHANNELS } from '../../widget/domain/channels';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import type { ChannelType } from '../../widget/domain/settings/types';

const NEEDS_APP = __( 'Needs the app.', 'chaty' );
const NEEDS_ACCOUNT = __(
	'Opens the profile; writing needs an account.',
	'chaty'
);
const NEEDS_NOTHING = __( 'Needs nothing.', 'chaty' );

interface ChannelTexts {
	/** Other names that people use, for the search. */
	readonly keywords: string;
	readonly needs: string;
}

const row = ( needs: string, keywords = '' ): ChannelTexts => ( {
	needs,
	keywords,
} );

const TEXTS: Readonly< Record< ChannelType, ChannelTexts > > = {
	Whatsapp: row(
		__( 'Needs WhatsApp, or its web version.', 'chaty' ),
		'wa whats app chat'
	),
	WeChat: row( NEEDS_APP, 'weixin qr' ),
	Email: row( __( 'Needs a mail program.', 'chaty' ), 'mail e-mail' ),
	Facebook_Messenger: row(
		__( 'Needs a Facebook account.', 'chaty' ),
		'fb facebook meta'
	),
	SMS: row( __( 'Needs a phone.', 'chaty' ), 'text message imessage' ),
	Telegram: row( NEEDS_APP, 'tg' ),
	Twitter: row( NEEDS_ACCOUNT, 'x tweet' ),
	Phone: row( __( 'Needs a phone.', 'chaty' ), 'call telephone mobile tel' ),
	Skype: row( NEEDS_APP, 'microsoft' ),
	Snapchat: row( NEEDS_APP, 'snap' ),
	Vkontakte: row( NEEDS_ACCOUNT, 'vk' ),
	Linkedin: row( NEEDS_ACCOUNT, 'in job' ),
	Viber: row( NEEDS_APP ),
	TikTok: row( NEEDS_ACCOUNT, 'tt video' ),
	Contact_Us: row(
		__( 'Needs nothing; messages come to you by email.', 'chaty' ),
		'contact form message write'
	),
	Instagram: row( NEEDS_ACCOUNT, 'ig insta' ),
	Instagram_DM: row( NEEDS_ACCOUNT, 'ig insta direct message chat' ),
	Line: row( NEEDS_APP ),
	Google_Maps: row( NEEDS_NOTHING, 'map directions location address' ),
	Waze: row( NEEDS_APP, 'map directions location' ),
	Slack: row( NEEDS_ACCOUNT ),
	Discord: row( NEEDS_ACCOUNT ),
	YouTube: row( NEEDS_NOTHING, 'yt video' ),
	Threads: row( NEEDS_ACCOUNT, 'meta' ),
	Pinterest: row( NEEDS_ACCOUNT, 'pin' ),
	Bluesky: row( NEEDS_ACCOUNT, 'bsky' ),
	Signal: row( NEEDS_APP ),
	Zalo: row( NEEDS_APP ),
	Calendly: row( NEEDS_NOTHING, 'appointment booking meeting' ),
	Cal_com: row( NEEDS_NOTHING, 'appointment booking meeting' ),
	Microsoft_Teams: row( NEEDS_ACCOUNT, 'ms meeting' ),
	Link: row( NEEDS_NOTHING, 'url website custom' ),
	Custom_Link: row( NEEDS_NOTHING, 'url website own' ),
};

/** Names that are words and not brands. */
const LABELS: Partial< Record< ChannelType, string > > = {
	Email: __( 'Email', 'chaty' ),
	Phone: __( 'Phone', 'chaty' ),
	Contact_Us: __( 'Contact form', 'chaty' ),
	Instagram: __( 'Instagram page', 'chaty' ),
	Link: _x( 'Link', 'channel', 'chaty' ),
	Custom_Link: __( 'Custom link', 'chaty' ),
};

export function getTypeName( type: ChannelType ): string {
	const [ , , label = type.replace( '_', ' ' ) ] = CHANNELS[ type ];
	return LABELS[ type ] ?? label;
}

/** The name by which owners know a channel: its type, and its label where that does not begin with the type. */
export function getChannelName( raw: Raw ): string {
	const channel = parseChannel( raw );
	const name = channel
		? getTypeName( channel.type )
		: readText( raw, 'channel' );
	const label = readText( raw, 'hover_text' ).slice( 0, 60 );
	const hasName =
		label.toLowerCase().startsWith( name.toLowerCase() ) &&
		! /^[\p{L}\p{N}]/u.test( label.slice( name.length ) );
	return [ ! hasName && name, label ].filter( Boolean ).join( ': ' );
}

export const getTypeTexts = ( type: ChannelType ): ChannelTexts =>
	TEXTS[ type ];

const fold = ( text: string ) =>
	text
		.normalize( 'NFD' )
		.replace( /[\p{M}\s_-]/gu, '' )
		.toLowerCase();

/** Skype ended in 2025: its channels stay, and no new one is offered. */
const OFFERED = CHANNEL_TYPES.filter( ( type ) => type !== 'Skype' );

/** Finds types by the beginning of a name or keyword: first those with the whole word, then those by their name. */
export function searchTypes( query: string ): readonly ChannelType[] {
	const searched = fold( query );
	const rank = ( type: ChannelType ) => {
		const name = getTypeName( type );
		const isBegun = ( text: string ) => text.startsWith( searched );
		if ( [ type, name ].map( fold ).some( isBegun ) ) {
			return 1;
		}
		const keywords = `${ TEXTS[ type ].keywords } ${ name }`
			.split( /\s+/ )
			.map( fold );
		if ( keywords.includes( searched ) ) {
			return 0;
		}
		return keywords.some( isBegun ) ? 2 : 3;
	};
	return searched
		? OFFERED.filter( ( type ) => rank( type ) < 3 ).sort(
				( one, other ) => rank( one ) - rank( other )
		  )
		: OFFERED;
}
