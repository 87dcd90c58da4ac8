import { registerBehaviour } from '@chaty/runtime';
import { attachTabs } from './tabs';
import './tabs.scss';

registerBehaviour( 'tabs', attachTabs );
