import { publishKit } from './platform/behaviours';
import { behaviourKit } from './services/behaviour-kit';

publishKit( behaviourKit );
