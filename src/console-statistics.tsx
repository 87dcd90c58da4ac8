/** The Statistics screen of wp-admin: the bundle `console-statistics`. */
import './console/components/overlays.scss';
import './console/statistics/statistics.scss';
import { drawScreen } from './console/browser/draw-screen';
import { StatisticsScreen } from './console/statistics/statistics-screen';

drawScreen( StatisticsScreen );
