import 'leaflet/dist/leaflet.css';
import { registerChunk } from '../core/registry';
import { drawMap } from './draw-map';
import './canvas.scss';

registerChunk( 'map', drawMap );
