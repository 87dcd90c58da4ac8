import {
	accountPath,
	bareValue,
	phoneNumber,
	queryText,
} from './channel-values';
import { presetMessage } from './preset-message';
import type { PageFacts } from './preset-message';
import { readFlag, readText } from './settings/read';
import type { Raw } from './settings/read';

/** What a link depends on besides its channel. */
export interface LinkFacts extends PageFacts {
	readonly isMobile: boolean;
	readonly isIos: boolean;
}

/** What of a channel, or of one of its agents, makes an address. */
export interface AddressSource {
	readonly value: string;
	readonly raw: Raw;
}

/** The address, not yet checked; empty when the value gives none. */
export type MakeAddress = ( source: AddressSource, facts: LinkFacts ) => string;

/** The text at a key, told about the page and ready for a query. */
function presetAt(
	key: string,
	{ raw }: AddressSource,
	facts: LinkFacts
): string {
	return queryText( presetMessage( readText( raw, key ), facts ) );
}

/** A web address; owners also type it without its `https://`. */
export const page: MakeAddress = ( { value } ) =>
	/^[^\s/:@?#]+\.[^\s/:@?#]+(:\d+)?([/?#]|$)/.test( value )
		? 'https://' + value
		: value;

export const profile =
	( base: string ): MakeAddress =>
	( { value } ) => {
		const [ name = '' ] = accountPath( value ).split( /[?#]/ );
		return name && base + name;
	};

export const whatsapp: MakeAddress = ( source, facts ) => {
	const { value } = source;
	const isAddress = /(wa\.me|whatsapp\.com)\//i.test( value );
	const [ , number = isAddress ? '' : value ] =
		/(?:wa\.me\/|phone=)(?:%2B)?([^/?&]+)/i.exec( value ) ?? [];
	const phone = phoneNumber( number ).replace( '+', '' );
	if ( ! phone ) {
		// Invitations, catalogues and short links have no number and stay as they are.
		return isAddress ? page( source, facts ) : '';
	}
	const text =
		presetAt( 'pre_set_message', source, facts ) ||
		/[?&]text=([^&#]*)/.exec( value )?.[ 1 ];
	const isWeb =
		! facts.isMobile && readFlag( source.raw, 'is_use_web_version' );
	return isWeb
		? `https://web.whatsapp.com/send?phone=${ phone }${
				text ? '&text=' + text : ''
		  }`
		: `https://wa.me/${ phone }${ text ? '?text=' + text : '' }`;
};

/** Names stay, and of `pages/Name/123`, `Name-123` and `profile.php?id=123` the number. */
export const messenger: MakeAddress = ( { value } ) => {
	const path = accountPath( value ).replace(
		/^(([^?]*[-/]|.*\?id=)(?=\d+$)|(messages\/)?t\/)/,
		''
	);
	return path && 'https://m.me/' + path;
};

export const phone: MakeAddress = ( { value } ) => {
	const number = phoneNumber( value );
	return number && 'tel:' + number;
};

/** `?&body=` is what both iOS and Android read the text from. */
export const sms: MakeAddress = ( source, facts ) => {
	const { value } = source;
	const number = phoneNumber( value );
	const text = presetAt( 'pre_set_message', source, facts );
	return number && `sms:${ number }${ text && '?&body=' + text }`;
};

/** The subject of the settings takes the place of one in the address. */
export const email: MakeAddress = ( source, facts ) => {
	const { value } = source;
	const [ address = '', query = '' ] = value.split( /\?(.*)/s );
	const subject = presetAt( 'mail_subject', source, facts );
	const fields = query
		.split( '&' )
		.filter(
			( field ) => field && ! ( subject && /^subject=/i.test( field ) )
		);
	if ( subject ) {
		fields.push( 'subject=' + subject );
	}
	const mailbox = bareValue( address );
	return /.@./.test( mailbox )
		? `mailto:${ mailbox }${
				fields.length ? '?' + fields.join( '&' ) : ''
		  }`
		: '';
};

/** Only iOS wants the plus before a number; what is no number is a public account. */
export const viber: MakeAddress = ( { value }, { isIos } ) => {
	const name = bareValue( value ).replace( /^viber:.*=|%2B|[@+]/gi, '' );
	const number = name.replace( /[\s()-]/g, '' );
	return /^\d{7,}$/.test( number )
		? `viber://chat?number=${ isIos ? '+' : '' }${ number }`
		: name && 'viber://pa?chatURI=' + name;
};

export const skype: MakeAddress = ( { value } ) => {
	const [ name = '' ] = bareValue( value ).split( '?' );
	return name && `skype:${ name }?chat`;
};

export const telegram: MakeAddress = ( { value } ) => {
	const path = accountPath( value );
	return path && 'https://telegram.me/' + path;
};

/** The address itself tells a person's page from a company's, else the owner's choice does. */
export const linkedin: MakeAddress = ( source, facts ) => {
	const { value } = source;
	const [ , kind ] = /(?:^|\/)(in|company)\//.exec( value ) ?? [];
	const { raw } = source;
	const choice = readText(
		raw,
		'link_type',
		readText( raw, 'channel_account_type' )
	);
	const folder = kind ?? ( choice === 'personal' ? 'in' : 'company' );
	return profile( `https://www.linkedin.com/${ folder }/` )( source, facts );
};
