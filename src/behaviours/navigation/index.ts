import { registerBehaviour } from '@chaty/runtime';
import { NAVIGATION } from '../core/selectors';
import { attachNavigation } from './navigation';
import './navigation.scss';

registerBehaviour( 'navigation', NAVIGATION, attachNavigation );
