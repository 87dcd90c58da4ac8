import { parseJson } from '../../shared/http';
import { asRecord, readText } from '../../shared/raw-values';
import { listenToButtons } from '../browser/counted-buttons';
import { countingBrowser } from '../browser/counting';
import { parseDevice } from '../domain/device';
import { contentClickEvent } from '../domain/tracking';
import { findBundle } from '../services/bundle-loader';
import { createTracker, type Tracker } from '../services/tracker';

/** Counts presses on buttons in content whose widget the page does not show, and reports them (docs/how-it-works.md, "Counting"). */
export function countButtons(): void {
	const device = parseDevice( countingBrowser.readFacts().userAgent );
	/** By widget: until the visitor consents, they alone know what waits. */
	const trackers: Record< string, Tracker | undefined > = {};
	listenToButtons( ( json ) => {
		const call = asRecord( parseJson( json ) );
		const read = ( key: string ) => readText( call, key );
		const slug = read( 'channel' );
		const widget = { id: read( 'widget' ), nonce: read( 'nonce' ) };
		const ajaxUrl = read( 'ajaxUrl' );
		const tracker = ( trackers[ widget.id ] ??= createTracker( {
			browser: countingBrowser,
			page: { ajaxUrl, isAnalyticsOn: !! ajaxUrl },
			widget,
			// The button says nothing of the widget's channels.
			slugs: [],
			device,
		} ) );
		tracker.track( contentClickEvent( tracker.read(), slug ) );
		if ( call[ 'report' ] ) {
			findBundle( countingBrowser, 'analytics' )?.(
				{ widget },
				{ slug }
			);
		}
	} );
}
