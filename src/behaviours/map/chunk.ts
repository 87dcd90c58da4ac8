import 'leaflet/dist/leaflet.css';
import { publishView } from '../core/registry';
import { showMap } from './create-map';
import './canvas.scss';

publishView( 'map', showMap );
