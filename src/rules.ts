import { publish } from './platform/publish';
import { PART_GLOBALS } from './services/parts';
import { runRules } from './services/rules';

publish( PART_GLOBALS.rules, runRules );
