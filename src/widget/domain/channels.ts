import * as suffix from './channel-urls';
import { isUnsafeValue } from './channel-values';
import { safeUrl } from '../../shared/safe-url';

/** Every channel there is. A slug of settings that is not here behaves as one of these, `Custom_Link_3` as `Custom_Link`. */
export type ChannelType =
	| 'Whatsapp'
	| 'WeChat'
	| 'Email'
	| 'Facebook_Messenger'
	| 'SMS'
	| 'Telegram'
	| 'Twitter'
	| 'Phone'
	| 'Skype'
	| 'Snapchat'
	| 'Vkontakte'
	| 'Linkedin'
	| 'Viber'
	| 'TikTok'
	| 'Contact_Us'
	| 'Instagram'
	| 'Instagram_DM'
	| 'Line'
	| 'Google_Maps'
	| 'Waze'
	| 'Slack'
	| 'Discord'
	| 'Microsoft_Teams'
	| 'Link'
	| 'Custom_Link';

/** A channel, or an agent of it, as far as a link is made of it. */
export interface LinkSource extends suffix.UrlSource {
	readonly type: ChannelType;
}

/** Where a channel leads. */
export interface ChannelLink {
	readonly href: string;
	readonly isNewTab: boolean;
}

/** A channel's own colour and label, and what its addresses begin and end with. */
type Row = readonly [
	/** Empty for a look of its own. */
	color: string,
	prefix?: string,
	/** The value as an address where there is none; `null` where a panel opens. */
	suffix?: suffix.UrlSuffix | null,
	/** Where it is not the type's name. */
	label?: string,
];

/** Incumbent section 4: all channels. */
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

/** New tabs are for web pages: an app's address would leave an empty one behind. */
function isNewTab(
	href: string,
	{ type, raw }: LinkSource,
	isMobile: boolean
): boolean {
	// An owner's own link arrives with an empty target when it is to stay in this tab.
	const { target = '_blank' } = raw;
	return (
		/^http/.test( href ) &&
		! ( isMobile && /^(Whatsapp|Facebook)/.test( type ) ) &&
		( target === '_blank' || ! /Link$/.test( type ) )
	);
}

/** Incumbent section 4: the link of a channel on this page and device; `null` when its value cannot become a safe address. */
export function getChannelLink(
	source: LinkSource,
	facts: suffix.LinkFacts
): ChannelLink | null {
	const { type, value } = source;
	const [ , prefix = '', getSuffix = suffix.website ] = CHANNELS[ type ];
	// The check of the address is what keeps visitors safe; this keeps code from becoming a telephone number.
	const rest =
		( ! isUnsafeValue( value ) && getSuffix?.( source, facts ) ) || '';
	const href = rest && safeUrl( prefix + rest );
	return href
		? { href, isNewTab: isNewTab( href, source, facts.isMobile ) }
		: null;
}
