import { registerBehaviour } from '@chaty/runtime';
import { MOBILE_MENU } from '../core/selectors';
import { attachMobileMenu } from './mobile-menu';
import './mobile-menu.scss';

registerBehaviour( 'mobile-menu', MOBILE_MENU, attachMobileMenu );
