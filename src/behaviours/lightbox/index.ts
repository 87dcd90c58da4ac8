import { watchBack } from '../core/back-button';
import { runBehaviour } from '../core/register';
import { attachLightbox } from './lightbox';

watchBack();
runBehaviour( 'lightbox', attachLightbox );
