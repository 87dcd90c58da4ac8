import * as suffix from './channel-urls';
import rows from './channels.json';
import type { ChannelType, LinkSource } from './channel-urls';
import { safeUrl } from '../../shared/safe-url';

export interface ChannelLink {
	readonly href: string;
	readonly isNewTab: boolean;
}

/**
 * A type's color, empty for a look of its own; the beginning of its addresses; its label, by default the type's name.
 * docs/channels.md, "Links". The server has the same table: the build writes it as PHP (`tools/schema.mjs`).
 */
export const CHANNELS: Readonly< Record< ChannelType, readonly string[] > > =
	rows;

// The mark lets the build drop the table from bundles that use neither constant.
export const CHANNEL_TYPES = /* @__PURE__ */ Object.keys(
	CHANNELS
) as ChannelType[];

/** The rest of a type's addresses; `null` where a panel opens. By default a name after a prefix, else an address. */
const SUFFIXES: Partial< Record< ChannelType, suffix.UrlSuffix | null > > = {
	Whatsapp: suffix.whatsapp,
	WeChat: null,
	Email: suffix.email,
	Facebook_Messenger: suffix.messenger,
	SMS: suffix.sms,
	Phone: suffix.phone,
	Skype: suffix.skype,
	Linkedin: suffix.linkedin,
	Viber: suffix.viber,
	Contact_Us: null,
	YouTube: suffix.youtube,
	Bluesky: suffix.bluesky,
	Signal: suffix.signal,
	Zalo: suffix.zalo,
};

/** Only for web pages: the address of an app would leave an empty tab behind. */
function opensNewTab(
	href: string,
	{ type, isSameTab }: LinkSource,
	isMobile: boolean
): boolean {
	return (
		/^http/.test( href ) &&
		! ( isMobile && /^(Whatsapp|Facebook)/.test( type ) ) &&
		! ( isSameTab && /Link$/.test( type ) )
	);
}

/** The link of a channel on this page and device; `null` when its value makes no safe address. */
export function getChannelLink(
	source: LinkSource,
	facts: suffix.LinkFacts
): ChannelLink | null {
	const { type, value } = source;
	const [ , prefix = '' ] = CHANNELS[ type ];
	const {
		[ type ]: getSuffix = prefix ? suffix.profileName : suffix.website,
	} = SUFFIXES;
	// `safeUrl` protects visitors; this check keeps a script from becoming a telephone number.
	const isSafe = ! suffix.isUnsafeValue( value );
	const rest = ( isSafe && getSuffix?.( source, facts ) ) || '';
	const href = rest && safeUrl( prefix + rest );
	return href
		? { href, isNewTab: opensNewTab( href, source, facts.isMobile ) }
		: null;
}
