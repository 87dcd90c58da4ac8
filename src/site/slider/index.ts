import { runBehaviour } from '../../services/behaviour';
import { attachSlider } from './slider';
import './slider.scss';

runBehaviour( 'slider', attachSlider );
