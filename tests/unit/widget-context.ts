import { parseDevice } from '../../src/widget/domain/device';
import type { PanelEvent } from '../../src/widget/domain/panel-machine';
import { createTracker } from '../../src/widget/services/tracker';
import type { WidgetContext } from '../../src/widget/services/context';
import type { FakePage } from './fake-page';
import { aPage, aRawWidget, type Json } from './settings';

/** A widget as the loader hands it to what comes later, and what was asked of it. */
export function aContext( page: FakePage, changes: Json = {} ) {
	const model = aPage( aRawWidget( changes ) );
	const [ widget ] = model.widgets;
	if ( ! widget ) {
		throw new Error( 'The settings of this test are no widget.' );
	}
	const requests: PanelEvent[] = [];
	const reported: string[] = [];
	const uses: string[] = [];
	const shared = {
		browser: page.browser,
		page: model,
		widget,
		raw: widget.source,
		slugs: widget.channels.map( ( { slug } ) => slug ),
		device: parseDevice( page.userAgent ),
		onEnd: () => undefined,
		debug: ( message: string ) => void reported.push( message ),
	};
	const context: WidgetContext = {
		...shared,
		assets: {},
		tracker: createTracker( shared ),
		cta: [],
		badge: 0,
		effect: '',
		load: async () => undefined,
		onInteraction: () => void uses.push( 'used' ),
		request: ( event ) => void requests.push( event ),
	};
	return { context, requests, reported, uses };
}
