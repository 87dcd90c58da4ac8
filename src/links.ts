import { publish } from './platform/publish';
import { PART_GLOBALS } from './services/parts';
import { keepUsable } from './services/usable-channels';
import type { Links } from './services/widget-core';
import css from './widget/channel.scss';
import singleCss from './widget/single.scss';
import { drawOnly } from './widget/draw-only';

const links: Links = {
	keepUsable,
	drawOnly( core ) {
		core.platform.addStyles( css + singleCss );
		return drawOnly( core );
	},
};

publish( PART_GLOBALS.links, links );
