import { registerBehaviour } from '@chaty/runtime';
import { attachCarousel } from './carousel';
import './carousel.scss';

registerBehaviour( 'carousel', attachCarousel );
