import { runBehaviour } from '../../services/behaviour';
import { attachCarousel } from './carousel';
import './carousel.scss';

runBehaviour( 'carousel', attachCarousel );
