import { publish } from './shared/globals';
import { BUNDLE_GLOBALS } from './widget/services/bundle-loader';
import { keepUsable } from './widget/services/usable-channels';
import type { Links } from './widget/services/context';
import css from './widget/launcher/channel.scss';
import singleCss from './widget/launcher/single-channel.scss';
import { drawOnly } from './widget/launcher/single-channel';

const links: Links = {
	keepUsable,
	drawOnly( core ) {
		core.platform.addStyles( css + singleCss );
		return drawOnly( core );
	},
};

publish( BUNDLE_GLOBALS.single_channel, links );
