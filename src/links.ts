import { addStyles, publish } from './platform/publish';
import { PART_GLOBALS } from './services/parts';
import css from './widget/channel.scss';
import { drawOnly } from './widget/draw-only';

addStyles( css );

publish( PART_GLOBALS.links, drawOnly );
