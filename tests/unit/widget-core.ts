import { readDevice } from '../../src/widget/domain/device';
import type { PanelEvent } from '../../src/widget/domain/panel-machine';
import { createCounter } from '../../src/widget/services/tracker';
import type { WidgetCore } from '../../src/widget/services/context';
import type { FakePage } from './fake-page';
import { aPage, aRawWidget, type Json } from './settings';

/** A widget as the loader hands it to what comes later, and what was asked of it. */
export function aCore( page: FakePage, changes: Json = {} ) {
	const model = aPage( aRawWidget( changes ) );
	const [ widget ] = model.widgets;
	if ( ! widget ) {
		throw new Error( 'The settings of this test are no widget.' );
	}
	const requests: PanelEvent[] = [];
	const told: string[] = [];
	const uses: string[] = [];
	const shared = {
		platform: page.platform,
		page: model,
		widget,
		seeds: widget.channels,
		device: readDevice( page.userAgent ),
		tell: ( message: string ) => void told.push( message ),
	};
	const core: WidgetCore = {
		...shared,
		assets: {},
		counter: createCounter( shared ),
		cta: [],
		badge: 0,
		effect: '',
		onUse: () => void uses.push( 'used' ),
		request: ( event ) => void requests.push( event ),
	};
	return { core, requests, told, uses };
}
