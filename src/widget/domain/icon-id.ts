import { CHANNELS, type ChannelType } from './channels';
import type { ChannelModel } from './settings/types';
import { readText } from '../../shared/raw-values';

/** What icon fonts call things that we call otherwise. */
const OTHER_NAMES: Readonly< Record< string, ChannelType > > = {
	envelope: 'Email',
	weixin: 'WeChat',
	link: 'Link',
};

/**
 * The name of a channel's drawing among ours. Owners of the incumbent choose one of an icon font,
 * `<i class="fab fa-whatsapp">`, which a page does not have by itself: ours of that name is shown.
 */
export function getIconId( {
	type,
	raw,
}: Pick< ChannelModel, 'type' | 'raw' > ): ChannelType {
	const [ , word = '' ] =
		/\bfa-([a-z]{2,})/.exec( readText( raw, 'svg_icon' ) ) ?? [];
	const ours = ( Object.keys( CHANNELS ) as ChannelType[] ).find(
		( name ) => word && name.toLowerCase().startsWith( word )
	);
	return OTHER_NAMES[ word ] ?? ours ?? type;
}
