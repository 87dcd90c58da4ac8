import { watchBack } from '../../platform/close-on-back';
import { runBehaviour } from '../../services/behaviour';
import { attachLightbox } from './lightbox';

watchBack();
runBehaviour( 'lightbox', attachLightbox );
