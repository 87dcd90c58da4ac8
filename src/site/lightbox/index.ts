import { runBehaviour } from '../../services/behaviour';
import { attachLightbox } from './lightbox';

runBehaviour( 'lightbox', attachLightbox );
