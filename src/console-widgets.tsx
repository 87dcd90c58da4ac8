/** The Widgets screen of wp-admin: the bundle `console-widgets`. */
import { createRoot } from '@wordpress/element';
import './console/components/overlays.scss';
import './console/widgets/widgets.scss';
import { findRoot, readPreload } from './console/browser/preload';
import type { WidgetsPreload } from './console/domain/preload';
import { WidgetsScreen } from './console/widgets/widgets-screen';

const root = findRoot();
const preload = readPreload< WidgetsPreload >();
if ( root && preload ) {
	createRoot( root ).render( <WidgetsScreen preload={ preload } /> );
}
