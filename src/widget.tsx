import { hydrateRoot } from '@wordpress/element';
import { publish } from './platform/publish';
import { PART_GLOBALS } from './services/parts';
import type { MountView } from './services/widget-core';
import { createView, handleRequest } from './widget/view';
import { watchHover } from './widget/watch-hover';
import { WidgetApp } from './widget/widget-app';
import channelCss from './widget/channel.scss';
import panelCss from './widget/panel.scss';
import css from './widget/widget.scss';

const mountView: MountView = ( container, core ) => {
	core.platform.addStyles( channelCss + css + panelCss );
	const view = createView( container, core );
	watchHover( view );
	hydrateRoot( container, <WidgetApp view={ view } /> );
	return ( event ) => handleRequest( view, event );
};

publish( PART_GLOBALS.view, mountView );
