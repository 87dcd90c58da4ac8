import { runBehaviour } from '../../services/behaviour';
import { attachNavigation } from './navigation';
import './navigation.scss';

runBehaviour( 'navigation', attachNavigation );
