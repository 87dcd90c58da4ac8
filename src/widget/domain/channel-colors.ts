import { BRAND_LUMINANCE, ICON_LUMINANCE, getContrastColor } from './color';
import { getIconId } from './icon-id';
import type { ChannelModel, Colors } from './settings/types';

/** Drawings that are no brand's. */
const NO_BRAND = /^(Contact|Email|Phone|SMS)|Link$/;

/** The color of a channel's button, and of the drawing on it: white for brands, as their logos are. */
export function getChannelColors( channel: ChannelModel ): Colors {
	const { color } = channel;
	const limit = NO_BRAND.test( getIconId( channel ) )
		? ICON_LUMINANCE
		: BRAND_LUMINANCE;
	return {
		'channel-color': color,
		'channel-icon': getContrastColor( color, limit ),
	};
}
