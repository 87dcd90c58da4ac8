import { flushSync, hydrateRoot } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { PreviewState } from '../shared/preview-messages';
import { stylesApi } from '../widget/browser/styles';
import { App } from '../widget/app/app';
import { openOnHover } from '../widget/app/open-on-hover';
import {
	controllers,
	createController,
	handleRequest,
	type WidgetController,
} from '../widget/app/widget-controller';
import type { PanelEvent } from '../widget/domain/panel-machine';
import type { MountApp } from '../widget/services/context';
import type { PreviewBrowser } from './preview-browser';
import { createPreviewWidgetApi } from './preview-widget-api';

interface Parts {
	readonly browser: PreviewBrowser;
	readonly state: PreviewState;
	/** ID of the widget that shows this state. The others do not open by themselves beside it. */
	readonly edited: string;
	readonly onOpen: ( url: string ) => void;
}

const FORM = 'form.chaty-ajax-contact-form';

/** Submits the form of a panel as soon as it is drawn: empty, or filled in where its thanks are to show. */
function submitForm(
	container: HTMLElement,
	{ keep }: PreviewBrowser,
	onDrawn: () => void
): void {
	const observer = new MutationObserver( () => {
		const form = container.querySelector< HTMLFormElement >( FORM );
		if ( form ) {
			stop();
			onDrawn();
			form.requestSubmit();
		}
	} );
	const stop = keep( () => observer.disconnect() );
	observer.observe( container, { childList: true, subtree: true } );
}

/** Translates a request: in the state `closed` nothing opens by itself; for a panel, it opens instead of the list. */
function toRequest(
	event: PanelEvent,
	state: PreviewState
): PanelEvent | undefined {
	if ( event.type !== 'open' ) {
		return event;
	}
	if ( typeof state === 'object' ) {
		return { ...event, type: 'open-panel', channel: state.channel };
	}
	return state === 'closed' && ! event.isUserInitiated ? undefined : event;
}

/** Hydrates a widget. React reports unmounting before the first render as an error, which is ignored here. */
function hydrate( container: Element, app: ReactElement ) {
	let isOver = false;
	const root = hydrateRoot( container, app, {
		onRecoverableError: ( error ) => isOver || reportError( error ),
	} );
	return {
		render: () => root.render( app ),
		unmount() {
			isOver = true;
			root.unmount();
		},
	};
}

/** The open widget of the bundle `chaty-widget`, with a browser that does nothing outside the page, and a cleanup. */
export function createMountApp( {
	browser,
	onOpen,
	...scene
}: Parts ): MountApp {
	return ( container, context ) => {
		const isOther = context.widget.id !== scene.edited;
		const state =
			isOther && scene.state !== 'page' ? 'closed' : scene.state;
		const step = typeof state === 'object' ? state.step : undefined;
		const real = createController( container, context );
		const api = createPreviewWidgetApi( {
			browser,
			raw: context.raw,
			step,
			onOpen,
		} );
		const controller: WidgetController = {
			...real,
			browser: { ...real.browser, ...api },
		};
		openOnHover( controller );
		stylesApi.addStyles( controller.widget.customCss, true );
		const app = <App controller={ controller } />;
		const root = hydrate( container, app );
		browser.keep( () => {
			controllers.delete( real );
			root.unmount();
		} );
		if ( step ) {
			// Rendering at once runs pending effects, so that the form knows that it is open.
			submitForm( container, browser, () => flushSync( root.render ) );
		}
		return ( event ) => {
			const request = toRequest( event, state );
			if ( request ) {
				handleRequest( controller, request );
			}
		};
	};
}
