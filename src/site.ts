import { loadBehaviours, offerViews } from './services/load-behaviours';
import { runBehaviours } from './services/run-behaviours';

offerViews();
runBehaviours( loadBehaviours );
