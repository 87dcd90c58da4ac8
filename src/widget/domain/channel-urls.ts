import { fillTemplate, type TemplateValues } from './message-template';
import type channels from './channels.json';

/** All types. A slug in the settings that is none of them behaves as one: `Custom_Link_3` as `Custom_Link`. */
export type ChannelType = keyof typeof channels;

/** What the link of a channel, or of one of its agents, is made of. */
export interface LinkSource {
	readonly type: ChannelType;
	readonly value: string;
	/** First message, with the placeholders `{title}` and `{url}`. */
	readonly message: string;
	/** Subject of an e-mail, with placeholders; agents have none. */
	readonly subject?: string;
	/** Whether WhatsApp opens its web version on desktops. */
	readonly isWeb: boolean;
	/** Whether a LinkedIn name is that of a person, not of a company. */
	readonly isPersonal: boolean;
	/** Whether an owner's own link opens in this tab. */
	readonly isSameTab?: boolean;
}

/** What a link depends on besides its channel. */
export interface LinkFacts extends TemplateValues {
	readonly isMobile: boolean;
	readonly isIos: boolean;
}

/** The part of an address after the prefix that all addresses of a type have; empty when the value gives none. */
export type UrlSuffix = ( source: LinkSource, facts: LinkFacts ) => string;

/** Everything but spaces, line breaks, marks of writing direction and other invisible characters. */
export function stripInvisible( value: string ): string {
	return value.replace( /[\s\p{C}]/gu, '' );
}

/** Whether a value would run as code or open what is on the device. The server refuses it too (`class-channel-target.php`). */
export function isUnsafeValue( value: string ): boolean {
	return /^(\w*script|data|blob|file)(:|%3a)/i.test(
		stripInvisible( value )
	);
}

/** The digits of a number typed in any way, or of its `tel:` address, after a plus that precedes them. */
export function parsePhoneNumber( value: string ): string {
	const [ text = '' ] = value.split( /[?&;]/ );
	const digits = text.replace( /\D/g, '' );
	return digits && /^\D*\+/.test( text ) ? '+' + digits : digits;
}

/**
 * The account in a handle (`@name`) or in the address of a profile (`https://t.me/name/`), with the
 * address's query. A plus stays in an invitation (`https://t.me/+hash`) and before a telephone number.
 */
export function parseHandle( value: string ): string {
	return stripInvisible( value )
		.replace(
			/^((https?:)?\/*([\w-]+\.)+[a-z]+\/+((add|m|in|company)\/+)?[@/]*|[@+/]+(?!\d{7,}$))/i,
			''
		)
		.replace( /(^|[^@+/])[@+/]+$/, '$1' );
}

/** Encodes a text for an address. A lone surrogate would make `encodeURIComponent` throw. */
export function encodeText( text: string ): string {
	return encodeURIComponent( text.replace( /\p{Cs}/gu, '\uFFFD' ) );
}

/** A parameter of a query with a filled template; empty when the template is. */
function queryParameter(
	name: string,
	template: string,
	facts: LinkFacts
): string {
	const text = encodeText( fillTemplate( template, facts ) );
	return text && name + text;
}

/** The name of a profile, given with or without `@` or as its address. */
export const profileName: UrlSuffix = ( { value } ) => parseHandle( value );

export const phone: UrlSuffix = ( { value } ) => parsePhoneNumber( value );

/** A whole address, also one typed without `https://`. */
export const website: UrlSuffix = ( { value } ) =>
	/^[^\s/:@?#]+\.[^\s/:@?#]+(:\d+)?([/?#]|$)/.test( value )
		? 'https://' + value
		: value;

/** A chat in the app, or in the web version. Invitations, catalogs and short links have no number and stay as they are. */
export const whatsapp: UrlSuffix = ( { value, message, isWeb }, facts ) => {
	const [ , number = value ] =
		/(?:wa\.me\/|phone=)(?:%2B)?(\+?\d+)/i.exec( value ) ?? [];
	if ( /(wa\.me|whatsapp\.com)\//i.test( number ) ) {
		return number.replace( /^https?:\/\//i, '' );
	}
	const digits = parsePhoneNumber( number ).replace( '+', '' );
	const text = queryParameter( 'text=', message, facts );
	return (
		digits &&
		( isWeb && ! facts.isMobile
			? `web.whatsapp.com/send?phone=${ digits }${ text && '&' + text }`
			: `wa.me/${ digits }${ text && '?' + text }` )
	);
};

/** A name, or the number in `pages/Name/123`, `Name-123` and `profile.php?id=123`. */
export const messenger: UrlSuffix = ( { value } ) =>
	parseHandle( value ).replace(
		/^(([^?]*[-/]|.*\?id=)(?=\d+$)|(messages\/)?t\/)/,
		''
	);

/** `?&body=` is what both iOS and Android read. */
export const sms: UrlSuffix = ( { value, message }, facts ) => {
	const number = parsePhoneNumber( value );
	return number && number + queryParameter( '?&body=', message, facts );
};

/** A subject in the value itself is kept. */
export const email: UrlSuffix = ( { value, subject = '' }, facts ) => {
	const address = value
		.replace( /^mailto:/i, '' )
		.split( '@' )
		.map( ( part ) => part.trim() )
		.join( '@' );
	const parameter = /[?&]subject=/i.test( address )
		? ''
		: queryParameter( 'subject=', subject, facts );
	const separator = address.includes( '?' ) ? '&' : '?';
	return /.@./.test( address )
		? address + ( parameter && separator + parameter )
		: '';
};

/** Only iOS needs the plus before a number. Anything else is the name of a public account. */
export const viber: UrlSuffix = ( { value }, { isIos } ) => {
	const name = stripInvisible( value ).replace( /^viber:.*=|%2B|[@+]/gi, '' );
	const number = name.replace( /[\W_]/g, '' );
	return /^\d{7,}$/.test( number )
		? `chat?number=${ isIos ? '+' : '' }${ number }`
		: name && 'pa?chatURI=' + name;
};

/** A chat; `live:` is part of the name. */
export const skype: UrlSuffix = ( { value } ) => {
	const name = parseHandle( value.replace( /^skype:|\?.*/gis, '' ) );
	return name && name + '?chat';
};

/** The address itself says whether it is of a person or of a company, otherwise the owner's choice does. */
export const linkedin: UrlSuffix = ( { value, isPersonal } ) => {
	const name = parseHandle( value );
	const [ kind = isPersonal ? 'in/' : 'company/' ] =
		/\b(in|company)\//.exec( value ) ?? [];
	return name && kind + name;
};

/** A handle, or the path of an address: `channel/…`, `watch?v=…`. */
export const youtube: UrlSuffix = ( { value } ) => {
	const name = parseHandle( value );
	return name && ( /[/?]/.test( name ) ? '' : '@' ) + name;
};

/** A name without a domain is one of Bluesky's own. */
export const bluesky: UrlSuffix = ( { value } ) => {
	const name = parseHandle( value ).replace( /^profile\//, '' );
	return name && name + ( /[.:]/.test( name ) ? '' : '.bsky.social' );
};

/** A number, or what the link of an account has behind its `#`. No other link leads to a person. */
export const signal: UrlSuffix = ( { value } ) => {
	const [ , rest ] = /#((?:eu|p)\/.+)/.exec( value ) ?? [];
	const number = /[a-z/]/i.test( value )
		? ''
		: parsePhoneNumber( value ).replace( '+', '' );
	return rest ?? ( number && 'p/+' + number );
};

/** A number without its plus, or the name of a business. */
export const zalo: UrlSuffix = ( { value } ) =>
	parseHandle( value ).replace( '+', '' );
