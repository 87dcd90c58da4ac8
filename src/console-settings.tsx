/** The Settings screen of wp-admin: the bundle `console-settings`. */
import './console/components/overlays.scss';
import './console/settings/settings.scss';
import { drawScreen } from './console/browser/draw-screen';
import { SettingsScreen } from './console/settings/settings-screen';

drawScreen( SettingsScreen );
