import { runBehaviours } from './behaviours/core/runner';

runBehaviours();
