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
import { reactDom } from './widget/app/react-dom';
import { forgetPresses } from './widget/launcher/early-press';
import channelCss from './widget/launcher/channel.scss';
import css from './widget/app/widget.scss';

const mountApp: MountApp = ( container, context ) => {
	stylesApi.addStyles( channelCss + css );
	const controller = createController( container, context );
	openOnHover( controller );
	stylesApi.addStyles( controller.widget.customCss, true );
	forgetPresses( container );
	let isReported = false;
	const root = reactDom.hydrateRoot(
		container,
		<App controller={ controller } />,
		{
			// React has drawn the launcher anew, because something has changed the printed one. It reports each difference.
			onRecoverableError( error ) {
				if ( ! isReported ) {
					isReported = true;
					context.debug(
						`widget ${ controller.widget.id } is drawn anew: ${ error }`
					);
				}
			},
		}
	);
	context.onEnd( () => {
		controllers.delete( controller );
		root.unmount();
	} );
	return ( event ) => handleRequest( controller, event );
};

publishBundle( 'widget', mountApp );
