import { runBehaviour } from '../core/register';
import { attachMobileMenu } from './mobile-menu';
import './mobile-menu.scss';

runBehaviour( 'mobile-menu', attachMobileMenu );
