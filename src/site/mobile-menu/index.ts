import { runBehaviour } from '../../services/behaviour';
import { attachMobileMenu } from './mobile-menu';
import './mobile-menu.scss';

runBehaviour( 'mobile-menu', attachMobileMenu );
