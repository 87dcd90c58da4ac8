import { enableChunks } from './behaviours/core/loader';
import { runBehaviours } from './behaviours/core/runner';

enableChunks();
runBehaviours();
