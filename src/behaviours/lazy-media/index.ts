import { registerBehaviour } from '@chaty/runtime';
import { LAZY_MEDIA } from '../core/selectors';
import { attachLazyMedia } from './lazy-media';
import './lazy-media.scss';

registerBehaviour( 'lazy-media', LAZY_MEDIA, attachLazyMedia );
