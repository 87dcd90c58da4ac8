import { loadBehaviours, offerChunks } from './behaviours/core/loader';
import { runBehaviours } from './behaviours/core/runner';

offerChunks();
runBehaviours( loadBehaviours );
