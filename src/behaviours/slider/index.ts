import { registerBehaviour } from '@chaty/runtime';
import { SLIDER } from '../core/selectors';
import { attachSlider } from './slider';
import './slider.scss';

registerBehaviour( 'slider', SLIDER, attachSlider );
