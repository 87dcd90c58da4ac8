import 'leaflet/dist/leaflet.css';
import { registerChunk } from '../core/registry';
import { showMap } from './create-map';
import './canvas.scss';

registerChunk( 'map', showMap );
