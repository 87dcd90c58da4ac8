import { registerBehaviour } from '@chaty/runtime';
import { attachMobileMenu } from './mobile-menu';
import './mobile-menu.scss';

registerBehaviour( 'mobile-menu', attachMobileMenu );
