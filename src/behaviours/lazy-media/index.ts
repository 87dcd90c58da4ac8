import { registerBehaviour } from '@chaty/runtime';
import { attachLazyMedia } from './lazy-media';
import './lazy-media.scss';

registerBehaviour( 'lazy-media', attachLazyMedia );
