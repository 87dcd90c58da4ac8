import { watchBackButton } from '../core/back-button';
import { registerBehaviour } from '@chaty/runtime';
import { LIGHTBOX } from '../core/selectors';
import { attachLightbox } from './lightbox';

watchBackButton();
registerBehaviour( 'lightbox', LIGHTBOX, attachLightbox );
