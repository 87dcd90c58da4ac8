import { registerBehaviour } from '@chaty/runtime';
import { CAROUSEL } from '../core/selectors';
import { attachCarousel } from './carousel';
import './carousel.scss';

registerBehaviour( 'carousel', CAROUSEL, attachCarousel );
