/** The Settings screen of wp-admin: the bundle `console-settings`. */
import { createRoot } from '@wordpress/element';
import './console/components/overlays.scss';
import './console/settings/settings.scss';
import { findRoot, readFacts } from './console/browser/facts';
import type { SettingsFacts } from './console/domain/site-settings';
import { SettingsScreen } from './console/settings/settings-screen';

const root = findRoot();
const facts = readFacts< SettingsFacts >();
if ( root && facts ) {
	createRoot( root ).render( <SettingsScreen facts={ facts } /> );
}
