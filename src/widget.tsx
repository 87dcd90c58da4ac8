import { hydrateRoot } from '@wordpress/element';
import { addStyles, publish } from './platform/publish';
import { PART_GLOBALS } from './services/parts';
import type { MountView } from './services/widget-core';
import { createView, handleRequest } from './widget/view';
import { WidgetApp } from './widget/widget-app';
import channelCss from './widget/channel.scss';
import css from './widget/widget.scss';

const mountView: MountView = ( container, core ) => {
	const view = createView( container, core );
	hydrateRoot( container, <WidgetApp view={ view } /> );
	return ( event ) => handleRequest( view, event );
};

addStyles( channelCss + css );
publish( PART_GLOBALS.view, mountView );
