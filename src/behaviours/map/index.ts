import { runBehaviour } from '../core/register';
import { attachMap } from './attach-map';
import './map.scss';

runBehaviour( 'map', attachMap );
