import { publish } from './shared/globals';
import { BUNDLE_GLOBALS } from './widget/services/bundle-loader';
import { evaluateConditions } from './widget/services/evaluate-conditions';
import type { EvaluateConditions } from './widget/services/context';
import css from './widget/launcher/exit.scss';

const run: EvaluateConditions = ( parts ) => {
	parts.browser.addStyles( css );
	return evaluateConditions( parts );
};

publish( BUNDLE_GLOBALS.triggers, run );
