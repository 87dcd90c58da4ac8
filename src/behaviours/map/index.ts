import { registerBehaviour } from '@chaty/runtime';
import { attachMap } from './attach-map';
import './map.scss';

registerBehaviour( 'map', attachMap );
