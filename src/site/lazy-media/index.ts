import { runBehaviour } from '../../services/behaviour';
import { attachLazyMedia } from './lazy-media';
import './lazy-media.scss';

runBehaviour( 'lazy-media', attachLazyMedia );
