import { registerBehaviour } from '@chaty/runtime';
import { TABS } from '../core/selectors';
import { attachTabs } from './tabs';
import './tabs.scss';

registerBehaviour( 'tabs', TABS, attachTabs );
