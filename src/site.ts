import { loadBehaviours } from './services/load-behaviours';

loadBehaviours();
