import { runBehaviour } from '../core/register';
import { attachTabs } from './tabs';
import './tabs.scss';

runBehaviour( 'tabs', attachTabs );
