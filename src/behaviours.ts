import { loadBehaviours, offerViews } from './behaviours/core/loader';
import { runBehaviours } from './behaviours/core/runner';

offerViews();
runBehaviours( loadBehaviours );
