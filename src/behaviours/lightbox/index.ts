import { watchBack } from '../core/back-button';
import { registerBehaviour } from '@chaty/runtime';
import { attachLightbox } from './lightbox';

watchBack();
registerBehaviour( 'lightbox', attachLightbox );
