import { runBehaviour } from '../core/register';
import { attachNavigation } from './navigation';
import './navigation.scss';

runBehaviour( 'navigation', attachNavigation );
