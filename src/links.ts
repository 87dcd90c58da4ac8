import { publish } from './platform/publish';
import { PART_GLOBALS } from './services/parts';
import type { DrawOnly } from './services/widget-core';
import css from './widget/channel.scss';
import { drawOnly } from './widget/draw-only';

const draw: DrawOnly = ( core ) => {
	core.platform.addStyles( css );
	return drawOnly( core );
};

publish( PART_GLOBALS.links, draw );
