import { stack } from './widget/browser/stack';
import { publishBundle } from './widget/services/bundle-loader';
import { evaluateConditions } from './widget/services/evaluate-conditions';
import type { EvaluateConditions } from './widget/services/context';

const run: EvaluateConditions = ( parts ) => {
	let wasShown = false;
	return evaluateConditions( {
		...parts,
		onState( state ) {
			parts.onState( state );
			// Only now the widget is displayed, so that its distances can be read.
			if ( state !== 'hidden' && ! wasShown ) {
				wasShown = true;
				stack( parts.container );
			}
		},
	} );
};

publishBundle( 'triggers', run );
