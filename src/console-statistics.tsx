/** The Statistics screen of wp-admin: the bundle `console-statistics`. */
import { createRoot } from '@wordpress/element';
import './console/components/overlays.scss';
import './console/statistics/statistics.scss';
import { findRoot, readPreload } from './console/browser/preload';
import type { StatisticsPreload } from './console/domain/statistics/preload';
import { StatisticsScreen } from './console/statistics/statistics-screen';

const root = findRoot();
const preload = readPreload< StatisticsPreload >();
if ( root && preload ) {
	createRoot( root ).render( <StatisticsScreen preload={ preload } /> );
}
