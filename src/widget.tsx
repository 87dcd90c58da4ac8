import * as ReactDOM from 'react-dom/client';
import { findGlobal } from './shared/globals';
import { publishBundle } from './widget/services/bundle-loader';
import { stylesApi } from './widget/browser/styles';
import type { MountApp } from './widget/services/context';
import {
	controllers,
	createController,
	handleRequest,
} from './widget/app/widget-controller';
import { openOnHover } from './widget/app/open-on-hover';
import { App } from './widget/app/app';
import { forgetPresses } from './widget/launcher/early-press';
import channelCss from './widget/launcher/channel.scss';
import css from './widget/app/widget.scss';

/** React 19 has it in a file of its own, which is no script of WordPress: there `wp.element` is loaded as well. */
const { hydrateRoot } =
	'hydrateRoot' in ReactDOM
		? ReactDOM
		: ( findGlobal( 'wp' ) as { element: typeof ReactDOM } ).element;

const mountApp: MountApp = ( container, context ) => {
	stylesApi.addStyles( channelCss + css );
	const controller = createController( container, context );
	openOnHover( controller );
	stylesApi.addStyles( controller.widget.customCss, true );
	forgetPresses( container );
	let isReported = false;
	const root = hydrateRoot( container, <App controller={ controller } />, {
		// React has drawn the launcher anew, because something has changed the printed one. It reports each difference.
		onRecoverableError( error ) {
			if ( ! isReported ) {
				isReported = true;
				context.debug(
					`widget ${ controller.widget.id } is drawn anew: ${ error }`
				);
			}
		},
	} );
	context.onEnd( () => {
		controllers.delete( controller );
		root.unmount();
	} );
	return ( event ) => handleRequest( controller, event );
};

publishBundle( 'widget', mountApp );
