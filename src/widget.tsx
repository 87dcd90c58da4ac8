import { hydrateRoot } from '@wordpress/element';
import { publish } from './shared/globals';
import { BUNDLE_GLOBALS } from './widget/services/bundle-loader';
import type { MountView } from './widget/services/context';
import { createView, handleRequest } from './widget/app/widget-controller';
import { watchHover } from './widget/app/open-on-hover';
import { WidgetApp } from './widget/app/app';
import channelCss from './widget/launcher/channel.scss';
import panelCss from './widget/app/panel.scss';
import css from './widget/app/widget.scss';

const mountView: MountView = ( container, core ) => {
	core.platform.addStyles( channelCss + css + panelCss );
	const view = createView( container, core );
	watchHover( view );
	hydrateRoot( container, <WidgetApp view={ view } /> );
	return ( event ) => handleRequest( view, event );
};

publish( BUNDLE_GLOBALS.widget, mountView );
