import {
	parseHandle,
	parsePhoneNumber,
	stripInvisible,
} from './channel-values';
import { fillTemplate } from './message-template';
import type { PageFacts } from './message-template';
import { readBoolean, readText } from '../../shared/raw-values';
import type { Raw } from '../../shared/raw-values';

/** What a link depends on besides its channel. */
export interface LinkFacts extends PageFacts {
	readonly isMobile: boolean;
	readonly isIos: boolean;
}

/** What of a channel, or of one of its agents, makes an address. */
export interface UrlSource {
	readonly value: string;
	readonly raw: Raw;
}

/** What follows the part that all addresses of a channel begin with; empty when the value gives nothing. */
export type UrlSuffix = ( source: UrlSource, facts: LinkFacts ) => string;

/** A text as a part of an address. A lone half of an emoji would make the encoding throw. */
export function encodeText( text: string ): string {
	return encodeURIComponent( text.replace( /\p{Cs}/gu, '\uFFFD' ) );
}

/** A field of an address's query, told about the page; empty when there is no text. */
function queryField( name: string, text: string, facts: LinkFacts ): string {
	const message = encodeText( fillTemplate( text, facts ) );
	return message && name + message;
}

/** The message that a channel begins with. The incumbent keeps that of SMS in its ready-made `url`. */
export function getPresetText( raw: Raw ): string {
	const [ , ready ] = /[?&]body=(.*)/s.exec( readText( raw, 'url' ) ) ?? [];
	return readText( raw, 'pre_set_message', ready );
}

/** The name of a profile, with or without `@` or its address around it. */
export const profileName: UrlSuffix = ( { value } ) => parseHandle( value );

/** A number to call. */
export const phone: UrlSuffix = ( { value } ) => parsePhoneNumber( value );

/** A whole address; owners also type it without its `https://`. */
export const website: UrlSuffix = ( { value } ) =>
	/^[^\s/:@?#]+\.[^\s/:@?#]+(:\d+)?([/?#]|$)/.test( value )
		? 'https://' + value
		: value;

/** A chat, in the app or on a desktop in its web version. Invitations, catalogues and short links have no number and stay as they are. */
export const whatsapp: UrlSuffix = ( { value, raw }, facts ) => {
	const [ , number = value ] =
		/(?:wa\.me\/|phone=)(?:%2B)?(\+?\d+)/i.exec( value ) ?? [];
	if ( /(wa\.me|whatsapp\.com)\//i.test( number ) ) {
		return number.replace( /^https?:\/\//i, '' );
	}
	const digits = parsePhoneNumber( number ).replace( '+', '' );
	const text = queryField(
		'text=',
		readText( raw, 'pre_set_message' ),
		facts
	);
	const isWeb = ! facts.isMobile && readBoolean( raw, 'is_use_web_version' );
	return (
		digits &&
		( isWeb
			? `web.whatsapp.com/send?phone=${ digits }${ text && '&' + text }`
			: `wa.me/${ digits }${ text && '?' + text }` )
	);
};

/** Names stay, and of `pages/Name/123`, `Name-123` and `profile.php?id=123` the number. */
export const messenger: UrlSuffix = ( { value } ) =>
	parseHandle( value ).replace(
		/^(([^?]*[-/]|.*\?id=)(?=\d+$)|(messages\/)?t\/)/,
		''
	);

/** `?&body=` is what both iOS and Android read. */
export const sms: UrlSuffix = ( { value, raw }, facts ) => {
	const number = parsePhoneNumber( value );
	return (
		number && number + queryField( '?&body=', getPresetText( raw ), facts )
	);
};

/** A subject that the address brings with it stays. */
export const email: UrlSuffix = ( { value, raw }, facts ) => {
	const address = value
		.replace( /^mailto:/i, '' )
		.split( '@' )
		.map( ( part ) => part.trim() )
		.join( '@' );
	const subject = readText( raw, 'mail_subject' );
	const field = /[?&]subject=/i.test( address )
		? ''
		: queryField( 'subject=', subject, facts );
	const mark = address.includes( '?' ) ? '&' : '?';
	return /.@./.test( address ) ? address + ( field && mark + field ) : '';
};

/** Only iOS wants the plus before a number; what is no number is a public account. */
export const viber: UrlSuffix = ( { value }, { isIos } ) => {
	const name = stripInvisible( value ).replace( /^viber:.*=|%2B|[@+]/gi, '' );
	const number = name.replace( /[\W_]/g, '' );
	return /^\d{7,}$/.test( number )
		? `chat?number=${ isIos ? '+' : '' }${ number }`
		: name && 'pa?chatURI=' + name;
};

/** A chat; `live:` belongs to the name. */
export const skype: UrlSuffix = ( { value } ) => {
	const name = parseHandle( value.replace( /^skype:|\?.*/gis, '' ) );
	return name && name + '?chat';
};

/** The address itself tells a person from a company, else the owner's choice does. */
export const linkedin: UrlSuffix = ( { value, raw } ) => {
	const name = parseHandle( value );
	const choice = readText(
		raw,
		'link_type',
		readText( raw, 'channel_account_type' )
	);
	const [ kind = choice === 'personal' ? 'in/' : 'company/' ] =
		/\b(in|company)\//.exec( value ) ?? [];
	return name && kind + name;
};
