import { runBehaviour } from '../../services/behaviour';
import { attachMap } from './attach-map';
import './map.scss';

runBehaviour( 'map', attachMap );
