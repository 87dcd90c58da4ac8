import { hydrateRoot } from '@wordpress/element';
import { publish } from './shared/globals';
import { BUNDLE_GLOBALS } from './widget/services/bundle-loader';
import type { MountApp } from './widget/services/context';
import {
	createController,
	handleRequest,
} from './widget/app/widget-controller';
import { openOnHover } from './widget/app/open-on-hover';
import { App } from './widget/app/app';
import channelCss from './widget/launcher/channel.scss';
import panelCss from './widget/app/panel.scss';
import css from './widget/app/widget.scss';

const mountApp: MountApp = ( container, context ) => {
	context.browser.addStyles( channelCss + css + panelCss );
	const controller = createController( container, context );
	openOnHover( controller );
	hydrateRoot( container, <App controller={ controller } /> );
	return ( event ) => handleRequest( controller, event );
};

publish( BUNDLE_GLOBALS.widget, mountApp );
