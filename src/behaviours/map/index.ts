import { registerBehaviour } from '@chaty/runtime';
import { attachMap } from './map';
import './map.scss';

registerBehaviour( 'map', attachMap );
