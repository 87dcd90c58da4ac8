import { addStyles, publish } from './platform/publish';
import { PART_GLOBALS } from './services/parts';
import { runRules } from './services/rules';
import css from './widget/exit.scss';

addStyles( css );
publish( PART_GLOBALS.rules, runRules );
