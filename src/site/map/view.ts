import 'leaflet/dist/leaflet.css';
import { publishView } from '../../platform/behaviours';
import { showMap } from './create-map';
import './canvas.scss';

publishView( 'map', showMap );
