/** The Statistics screen of wp-admin: the bundle `console-statistics`. */
import { createRoot } from '@wordpress/element';
import './console/components/overlays.scss';
import './console/statistics/statistics.scss';
import { findRoot, readFacts } from './console/browser/facts';
import type { StatisticsFacts } from './console/domain/statistics/facts';
import { StatisticsScreen } from './console/statistics/statistics-screen';

const root = findRoot();
const facts = readFacts< StatisticsFacts >();
if ( root && facts ) {
	createRoot( root ).render( <StatisticsScreen facts={ facts } /> );
}
