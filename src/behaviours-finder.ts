// For pages on which the theme has all behaviours found and loaded, not enqueued one by one.
import { loadBehaviours, enableChunks } from './behaviours/core/loader';
import { runBehaviours } from './behaviours/core/runner';

enableChunks();
runBehaviours( loadBehaviours );
