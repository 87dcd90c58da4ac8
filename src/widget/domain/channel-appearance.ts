import { CHANNEL_TYPES } from './channels';
import { BRAND_LUMINANCE, getContrastColor, ICON_LUMINANCE } from './color';
import type { ChannelModel, ChannelType } from './settings/types';

/** Names of icon fonts that differ from those of our channels. */
const FONT_NAMES: Readonly< Record< string, ChannelType > > = {
	envelope: 'Email',
	weixin: 'WeChat',
	link: 'Link',
};

/**
 * The id of a channel's icon in the sprite. Chaty 3.x lets owners choose one of an icon font,
 * `<i class="fab fa-whatsapp">`, which pages do not have: ours of that name replaces it.
 */
export function getIconId( {
	type,
	svg,
}: Pick< ChannelModel, 'type' | 'svg' > ): ChannelType {
	const [ , fontName = '' ] = /\bfa-([a-z]{2,})/.exec( svg ) ?? [];
	const found = CHANNEL_TYPES.find(
		( name ) => fontName && name.toLowerCase().startsWith( fontName )
	);
	return FONT_NAMES[ fontName ] ?? found ?? type;
}

/** Icons that are no brand's logo. */
const GENERIC_ICON = /^(Contact|Email|Phone|SMS)|Link$/;

/** Color of a channel's button and of the icon on it, by the custom property that each is for. */
export function getChannelColors( channel: ChannelModel ) {
	const { color } = channel;
	const limit = GENERIC_ICON.test( getIconId( channel ) )
		? ICON_LUMINANCE
		: BRAND_LUMINANCE;
	return {
		'channel-color': color,
		'channel-icon': getContrastColor( color, limit ),
	};
}
