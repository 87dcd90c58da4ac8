import { runBehaviour } from '../core/register';
import { attachLazyMedia } from './lazy-media';
import './lazy-media.scss';

runBehaviour( 'lazy-media', attachLazyMedia );
