import { registerBehaviour } from '@chaty/runtime';
import { attachNavigation } from './navigation';
import './navigation.scss';

registerBehaviour( 'navigation', attachNavigation );
