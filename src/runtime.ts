import { publishKit } from './behaviours/core/registry';
import { behaviourKit } from './behaviours/core/runtime';

publishKit( behaviourKit );
