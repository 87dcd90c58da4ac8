import { registerBehaviour } from '@chaty/runtime';
import { attachSlider } from './slider';
import './slider.scss';

registerBehaviour( 'slider', attachSlider );
