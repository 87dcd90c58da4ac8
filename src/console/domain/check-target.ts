import { __, sprintf } from '@wordpress/i18n';
import {
	isUnsafeValue,
	parsePhoneNumber,
} from '../../widget/domain/channel-urls';
import { getChannelLink } from '../../widget/domain/channels';
import { parseLaunchCommand } from '../../widget/domain/launch-command';
import type {
	ChannelType,
	LinkSource,
} from '../../widget/domain/settings/types';
import {
	ADDRESS_TYPES,
	getValueLabel,
	LINK_TYPES,
	PHONE_TYPES,
} from './channel-values';
import { asError, asNote, asWarning } from './check-value';
import { checkEmails } from './option-emails';
import type { Issue } from './preload';
import { ANY_PAGE } from './widget-list';

/** Types that lead to a telephone number, or to an address. */
export const NUMBER_TYPES = /^(Whatsapp|Phone|SMS)$/;

/** A path of this site becomes a whole address: visitors' pages take no other. */
const completePath = ( text: string, siteUrl: string ): string =>
	/^\/(?!\/)/.test( text ) ? siteUrl.replace( /\/$/, '' ) + text : text;

/** Both rows of Arabic digits begin at a multiple of 16 (Unicode, "Arabic"). */
const writeDigits = ( text: string ): string =>
	text.replace( /[\u0660-\u0669\u06F0-\u06F9]/g, ( digit ) =>
		String( digit.charCodeAt( 0 ) % 16 )
	);

/** Completes a typed text: digits become 0 to 9, 00 before a WhatsApp number a plus, and addresses whole ones. */
export function completeValue( text: string, type: string, siteUrl: string ) {
	if ( LINK_TYPES.test( type ) ) {
		return completePath( text, siteUrl );
	}
	const value = PHONE_TYPES.test( type ) ? writeDigits( text ) : text;
	return type === 'Whatsapp' ? value.replace( /^\s*00/, '+' ) : value;
}

/** E.164, 6.2.1: the most digits that a number has, with its country code. */
const MAX_DIGITS = 15;

/** Fewer digits than the shortest numbers have with their country code: those of small islands. */
const MIN_DIGITS = 7;

/** The digits that are dialed or written to; empty where the value is an address or a name. */
export function getDialedNumber( { type, value }: LinkSource ): string {
	const isAddress = /(wa\.me|whatsapp\.com|wa\.link)\//i.test( value );
	return NUMBER_TYPES.test( type ) && ! isAddress
		? parsePhoneNumber( value )
		: '';
}

/** A sentence about what is wrong with a number that is dialed; empty for a valid one. */
function checkNumber( number: string, { type }: LinkSource ): string {
	const digits = number.replace( '+', '' );
	if ( digits.length > MAX_DIGITS ) {
		return sprintf(
			/* translators: 1, 2: numbers. */
			__(
				'A telephone number has at most %1$s digits; this one has %2$s.',
				'chaty'
			),
			String( MAX_DIGITS ),
			String( digits.length )
		);
	}
	if ( type === 'Whatsapp' && digits.startsWith( '0' ) ) {
		return __(
			'WhatsApp needs the country code in place of the 0 at the beginning.',
			'chaty'
		);
	}
	// A number without a country code may be a short one, such as 112.
	return ( type === 'Whatsapp' || number.startsWith( '+' ) ) &&
		digits.length < MIN_DIGITS
		? __( 'The number after the country code is missing.', 'chaty' )
		: '';
}

/** Addresses that do not name the account: only the app knows whom the links that it shares belong to. */
const NAMELESS =
	/^(https?:\/\/)?([\w-]+\.)*(youtu\.be|v[mt]\.tiktok\.com|pin\.it|chats\.viber\.com|web\.telegram\.org|(facebook|fb)\.com\/share|linkedin\.com\/(school|showcase|pub))\/|^tg:/i;

/** Letters among the digits, as in `1-800-FLOWERS` and `ext. 5`: they are not dialed. */
const LETTERS = /\d[^?&;]*\p{L}/u;

/** Coordinates as maps copy them: with their dot, they look like an address. */
const COORDINATES = /^-?[\d.]+,-?[\d.]+$/;

const getNowhereText = ( type: ChannelType ): string =>
	sprintf(
		/* translators: %s: what to enter, such as "Email address". */
		__( 'This leads nowhere. Enter: %s.', 'chaty' ),
		getValueLabel( type )
	);

/** A warning about a value that leads somewhere; empty for none. */
function checkAccount( source: LinkSource ): string {
	const { value, type } = source;
	if ( type === 'Email' ) {
		// The rule is for addresses in ASCII; others are left to the visitor's program.
		const [ emails = '' ] = value.replace( /^mailto:/i, '' ).split( '?' );
		return /[^ -~]/.test( emails ) ? '' : checkEmails( emails );
	}
	if ( getDialedNumber( source ) && LETTERS.test( value ) ) {
		return getNowhereText( type );
	}
	const nowhere = ADDRESS_TYPES.test( type ) ? COORDINATES : NAMELESS;
	return nowhere.test( value ) ? getNowhereText( type ) : '';
}

/** The issue of the target of a channel or an agent; `null` where visitors get there. */
export function checkTarget( source: LinkSource ): Issue | null {
	const { value, type } = source;
	if ( ! value ) {
		return {
			level: 'warning',
			message: __( 'Without it, visitors do not see this.', 'chaty' ),
		};
	}
	if ( parseLaunchCommand( source ) ) {
		return asNote( __( 'Opens or closes a widget.', 'chaty' ) );
	}
	if ( isUnsafeValue( value ) ) {
		return asError(
			__( 'A script is not an address; visitors do not see it.', 'chaty' )
		);
	}
	const number = getDialedNumber( source );
	const problem = number && checkNumber( number, source );
	if ( problem ) {
		return asError( problem );
	}
	if ( type === 'WeChat' || getTestLink( source, '' ) ) {
		return /chat\.whatsapp\.com\//i.test( value )
			? asNote(
					__(
						'Visitors join this group; the first message is not sent along.',
						'chaty'
					)
			  )
			: asWarning( checkAccount( source ) );
	}
	return asError( getNowhereText( type ) );
}

/** The address that a visitor opens on a desktop or, for a QR code, on a phone; empty where there is none. */
export const getTestLink = (
	source: LinkSource,
	url: string,
	isMobile = false
): string =>
	getChannelLink( source, { ...ANY_PAGE, url, isMobile } )?.href ?? '';
