import { publish } from './shared/globals';
import { BUNDLE_GLOBALS } from './widget/services/bundle-loader';
import { runRules } from './widget/services/evaluate-conditions';
import type { RunRules } from './widget/services/context';
import css from './widget/launcher/exit.scss';

const run: RunRules = ( parts ) => {
	parts.platform.addStyles( css );
	return runRules( parts );
};

publish( BUNDLE_GLOBALS.triggers, run );
