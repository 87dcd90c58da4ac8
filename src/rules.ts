import { publish } from './platform/publish';
import { PART_GLOBALS } from './services/parts';
import { runRules } from './services/rules';
import type { RunRules } from './services/widget-core';
import css from './widget/exit.scss';

const run: RunRules = ( parts ) => {
	parts.platform.addStyles( css );
	return runRules( parts );
};

publish( PART_GLOBALS.rules, run );
