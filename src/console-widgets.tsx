/** The Widgets screen of wp-admin: the bundle `console-widgets`. */
import './console/components/overlays.scss';
import './console/widgets/widgets.scss';
import { drawScreen } from './console/browser/draw-screen';
import { WidgetsScreen } from './console/widgets/widgets-screen';

drawScreen( WidgetsScreen );
