import { runBehaviour } from '../../services/behaviour';
import { attachTabs } from './tabs';
import './tabs.scss';

runBehaviour( 'tabs', attachTabs );
