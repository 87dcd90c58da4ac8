import { runBehaviour } from '../core/register';
import { attachCarousel } from './carousel';
import './carousel.scss';

runBehaviour( 'carousel', attachCarousel );
