// For pages of themes that let Chaty find and load all behaviours instead of enqueuing each.
import { loadBehaviours } from './behaviours/core/loader';
import { runBehaviours } from './behaviours/core/runner';

runBehaviours( loadBehaviours );
