import type { Fields } from '../../shared/types';
import type { Device } from '../domain/device';
import type { PageModel, WidgetModel } from '../domain/settings/types';
import {
	TRACKING_COOKIE_DAYS,
	parseTrackingLog,
	type TrackingLog,
	markTracked,
	type TrackingEvent,
	type TrackingFacts,
} from '../domain/tracking';
import type { CountingBrowser } from '../browser/types';
import { createMarks, whenCountable } from './marks';

interface TrackerParts {
	readonly browser: CountingBrowser;
	readonly page: Pick< PageModel, 'ajaxUrl' | 'isAnalyticsOn' >;
	readonly widget: Pick< WidgetModel, 'id' | 'nonce' >;
	/** Slugs of the channels on this device. */
	readonly slugs: readonly string[];
	readonly device: Device;
}

/**
 * Counts what a visitor does with one widget (docs/how-it-works.md, "Counting"). The log is kept even when nothing may be
 * sent or stored (`marks.ts`), because call to action and badge depend on it too.
 */
export function createTracker( parts: TrackerParts ) {
	const { browser, page, widget, slugs, device } = parts;
	const cookie = `chatyWidget_${ widget.id }`;
	const marks = createMarks( browser, page );
	let known: TrackingLog | undefined;
	// Reading cookies is slow, and a widget does it several times while it starts.
	const readLog = () => {
		queueMicrotask( () => ( known = undefined ) );
		return ( known ??= parseTrackingLog( marks.readMark( cookie ) ) );
	};
	const send = async ( fields: Fields ) => {
		if ( ! ( await browser.post( page.ajaxUrl, fields ) ) ) {
			browser.log(
				`Chaty: event of widget ${ widget.id } was not counted.`
			);
		}
	};
	return {
		...marks,
		/** What the next event depends on, with the visitor's log as it is now. */
		read: ( isOpen = false ): TrackingFacts => ( {
			widgetId: widget.id,
			nonce: widget.nonce,
			isMobile: device.isMobile,
			isOpen,
			isSingle: slugs.length === 1,
			channels: slugs,
			log: readLog(),
			now: browser.now(),
		} ),

		/** Logs an event, and sends its fields, if it has some; `null` when none is due. */
		track( event: TrackingEvent | null ) {
			if ( ! event ) {
				return;
			}
			known = markTracked( readLog(), event.keys, browser.now() );
			marks.writeMark(
				cookie,
				JSON.stringify( known ),
				TRACKING_COOKIE_DAYS
			);
			if ( ! device.isBot && event.fields.length ) {
				whenCountable( browser, page, () => send( event.fields ) );
			}
		},
	};
}

export type Tracker = ReturnType< typeof createTracker >;
