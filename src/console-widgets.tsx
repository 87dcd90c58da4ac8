/** The Widgets screen of wp-admin: the bundle `console-widgets`. */
import { createRoot } from '@wordpress/element';
import './console/components/overlays.scss';
import './console/widgets/widgets.scss';
import { findRoot, readFacts } from './console/browser/facts';
import { WidgetsScreen } from './console/widgets/widgets-screen';

const root = findRoot();
const facts = readFacts();
if ( root && facts ) {
	createRoot( root ).render( <WidgetsScreen facts={ facts } /> );
}
