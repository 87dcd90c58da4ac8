import * as suffix from './channel-urls';
import type { ChannelType, LinkSource } from './settings/types';
import { safeUrl } from '../../shared/safe-url';

/** Where a channel leads. */
export interface ChannelLink {
	readonly href: string;
	readonly isNewTab: boolean;
}

/** A type's color, the beginning and the rest of its addresses, and its label. */
type Row = readonly [
	/** Empty for a look of its own. */
	color: string,
	prefix?: string,
	/** `website` by default; `null` where a panel opens. */
	suffix?: suffix.UrlSuffix | null,
	/** The type's name by default. */
	label?: string,
];

/** docs/channels.md, "Links". */
export const CHANNELS: Readonly< Record< ChannelType, Row > > = {
	Whatsapp: [ '#49E670', 'https://', suffix.whatsapp, 'WhatsApp' ],
	WeChat: [ '#45DC00', '', null ],
	Email: [ '#FF485F', 'mailto:', suffix.email ],
	Facebook_Messenger: [ '#1E88E5', 'https://m.me/', suffix.messenger ],
	SMS: [ '#FF549C', 'sms:', suffix.sms ],
	Telegram: [ '#3E99D8', 'https://telegram.me/', suffix.profileName ],
	Twitter: [ '#000000', 'https://twitter.com/', suffix.profileName ],
	Phone: [ '#03E78B', 'tel:', suffix.phone ],
	Skype: [ '#03A9F4', 'skype:', suffix.skype ],
	Snapchat: [
		'#FFE81D',
		'https://www.snapchat.com/add/',
		suffix.profileName,
	],
	Vkontakte: [ '#5076AA', 'https://vk.me/', suffix.profileName ],
	Linkedin: [
		'#0077b5',
		'https://www.linkedin.com/',
		suffix.linkedin,
		'LinkedIn',
	],
	Viber: [ '#665CAC', 'viber://', suffix.viber ],
	TikTok: [ '#000100', 'https://www.tiktok.com/@', suffix.profileName ],
	Contact_Us: [ '#253974', '', null, 'Contact Form' ],
	Instagram: [
		'',
		'https://www.instagram.com/',
		suffix.profileName,
		'Instagram Page',
	],
	Instagram_DM: [ '', 'https://ig.me/m/', suffix.profileName ],
	Line: [ '#38B900' ],
	Google_Maps: [ '#37AA66' ],
	Waze: [ '#6ECCEF' ],
	Slack: [ '#3f0e40' ],
	Discord: [ '#5865F2' ],
	Microsoft_Teams: [ '#4B53BC' ],
	Link: [ '#1E88E5', '', suffix.website, 'Custom Link' ],
	Custom_Link: [ '#8141FC' ],
};

export const CHANNEL_TYPES = Object.keys( CHANNELS ) as ChannelType[];

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
	const [ , prefix = '', getSuffix = suffix.website ] = CHANNELS[ type ];
	// `safeUrl` protects visitors; this check keeps a script from becoming a telephone number.
	const isSafe = ! suffix.isUnsafeValue( value );
	const rest = ( isSafe && getSuffix?.( source, facts ) ) || '';
	const href = rest && safeUrl( prefix + rest );
	return href
		? { href, isNewTab: opensNewTab( href, source, facts.isMobile ) }
		: null;
}
