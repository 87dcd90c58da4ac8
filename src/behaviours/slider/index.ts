import { runBehaviour } from '../core/register';
import { attachSlider } from './slider';
import './slider.scss';

runBehaviour( 'slider', attachSlider );
