/** The Settings screen of wp-admin: the bundle `console-settings`. */
import { createRoot } from '@wordpress/element';
import './console/components/overlays.scss';
import './console/settings/settings.scss';
import { findRoot, readPreload } from './console/browser/preload';
import type { SettingsPreload } from './console/domain/site-settings';
import { SettingsScreen } from './console/settings/settings-screen';

const root = findRoot();
const preload = readPreload< SettingsPreload >();
if ( root && preload ) {
	createRoot( root ).render( <SettingsScreen preload={ preload } /> );
}
