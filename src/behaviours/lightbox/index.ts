import { watchBackButton } from '../core/back-button';
import { registerBehaviour } from '@chaty/runtime';
import { attachLightbox } from './lightbox';

watchBackButton();
registerBehaviour( 'lightbox', attachLightbox );
