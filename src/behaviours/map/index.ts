import { registerBehaviour } from '@chaty/runtime';
import { MAP } from '../core/selectors';
import { attachMap } from './map';
import './map.scss';

registerBehaviour( 'map', MAP, attachMap );
