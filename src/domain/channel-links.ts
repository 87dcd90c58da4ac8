import * as address from './channel-addresses';
import { safeAddress } from './safe-address';

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
export interface LinkSource extends address.AddressSource {
	readonly type: ChannelType;
}

/** Where a channel leads. */
export interface ChannelLink {
	readonly href: string;
	readonly isNewTab: boolean;
}

/** Incumbent section 4: each channel's default label, default colour ('' for a look of its own) and link. */
export const CHANNELS = {
	Whatsapp: [ 'WhatsApp', '#49E670', address.whatsapp ],
	WeChat: [ 'WeChat', '#45DC00', null ],
	Email: [ 'Email', '#FF485F', address.email ],
	Facebook_Messenger: [ 'Facebook Messenger', '#1E88E5', address.messenger ],
	SMS: [ 'SMS', '#FF549C', address.sms ],
	Telegram: [ 'Telegram', '#3E99D8', address.telegram ],
	Twitter: [
		'Twitter',
		'#000000',
		address.profile( 'https://twitter.com/' ),
	],
	Phone: [ 'Phone', '#03E78B', address.phone ],
	Skype: [ 'Skype', '#03A9F4', address.skype ],
	Snapchat: [
		'Snapchat',
		'#FFE81D',
		address.profile( 'https://www.snapchat.com/add/' ),
	],
	Vkontakte: [ 'Vkontakte', '#5076AA', address.profile( 'https://vk.me/' ) ],
	Linkedin: [ 'LinkedIn', '#0077b5', address.linkedin ],
	Viber: [ 'Viber', '#665CAC', address.viber ],
	TikTok: [
		'TikTok',
		'#000100',
		address.profile( 'https://www.tiktok.com/@' ),
	],
	Contact_Us: [ 'Contact Form', '#253974', null ],
	Instagram: [
		'Instagram Page',
		'',
		address.profile( 'https://www.instagram.com/' ),
	],
	Instagram_DM: [ 'Instagram DM', '', address.profile( 'https://ig.me/m/' ) ],
	Line: [ 'Line', '#38B900', address.page ],
	Google_Maps: [ 'Google Maps', '#37AA66', address.page ],
	Waze: [ 'Waze', '#6ECCEF', address.page ],
	Slack: [ 'Slack', '#3f0e40', address.page ],
	Discord: [ 'Discord', '#5865F2', address.page ],
	Microsoft_Teams: [ 'Microsoft Teams', '#4B53BC', address.page ],
	Link: [ 'Custom Link', '#1E88E5', address.page ],
	Custom_Link: [ 'Custom Link', '#8141FC', address.page ],
} satisfies Record<
	ChannelType,
	readonly [
		label: string,
		color: string,
		makeAddress: address.MakeAddress | null,
	]
>;

/** A new tab is for web pages only, since an app's address would leave an empty one behind. */
function isNewTab(
	href: string,
	{ type, raw }: LinkSource,
	isMobile: boolean
): boolean {
	const isApp =
		isMobile && ( type === 'Whatsapp' || type === 'Facebook_Messenger' );
	// Only owners of free links choose: `new_window` arrives as an empty `target`.
	const isKept = /Link$/.test( type ) && raw[ 'target' ] === '';
	return /^http/.test( href ) && ! isApp && ! isKept;
}

/** Incumbent section 4: the link of a channel on this page and device; `null` when its value cannot become a safe address. */
export function channelLink(
	source: LinkSource,
	facts: address.LinkFacts
): ChannelLink | null {
	const makeAddress: address.MakeAddress | null =
		CHANNELS[ source.type ][ 2 ];
	const href = makeAddress && safeAddress( makeAddress( source, facts ) );
	return href
		? { href, isNewTab: isNewTab( href, source, facts.isMobile ) }
		: null;
}
