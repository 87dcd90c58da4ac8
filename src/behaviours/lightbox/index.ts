import { registerBehaviour } from '@chaty/runtime';
import { LIGHTBOX } from '../core/selectors';
import { attachLightbox } from './lightbox';

registerBehaviour( 'lightbox', LIGHTBOX, attachLightbox );
