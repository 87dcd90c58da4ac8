import type { Fields } from '../../shared/types';
import type { Device } from '../domain/device';
import type {
	ChannelSeed,
	PageModel,
	WidgetModel,
} from '../domain/settings/types';
import {
	MARK_COOKIE_DAYS,
	parseMarks,
	type Marks,
	withMarks,
	type Stat,
	type StatFacts,
} from '../domain/tracking';
import type { Platform } from '../browser/types';
import { whenCountingIsAllowed } from './consent';

/** Counts what a visitor does with one widget (spec section 7, calls 1 to 3). */
export interface Counter {
	/** What the next count is decided on, with the visitor's marks as they are now. */
	read: ( isOpen?: boolean ) => StatFacts;
	/** Marks and sends a call; `null` when none is due. */
	count: ( stat: Stat | null ) => void;
}

interface CounterParts {
	readonly platform: Platform;
	readonly page: PageModel;
	readonly widget: WidgetModel;
	readonly seeds: readonly ChannelSeed[];
	readonly device: Device;
}

/**
 * The marks are kept even when nothing may be sent (spec section 6), because the call to action
 * and the badge go by them too.
 */
export function createCounter( parts: CounterParts ): Counter {
	const { platform, page, widget, seeds, device } = parts;
	const cookie = `chatyWidget_${ widget.id }`;
	let known: Marks | undefined;
	// A page reads its cookies slowly, and a widget asks several times while it starts.
	const readMarks = () => {
		void Promise.resolve().then( () => ( known = undefined ) );
		return ( known ??= parseMarks( platform.readCookie( cookie ) ) );
	};
	const send = async ( fields: Fields ) => {
		if ( ! ( await platform.send( page.ajaxUrl, fields ) ) ) {
			platform.log(
				`Chaty: a count of widget ${ widget.id } was not taken.`
			);
		}
	};
	return {
		read: ( isOpen = false ) => ( {
			widgetId: widget.id,
			nonce: widget.nonce,
			isMobile: device.isMobile,
			isOpen,
			isSingle: seeds.length === 1,
			channels: seeds.map( ( { slug } ) => slug ),
			marks: readMarks(),
			now: platform.now(),
		} ),

		count( stat ) {
			if ( ! stat ) {
				return;
			}
			known = withMarks( readMarks(), stat.keys, platform.now() );
			platform.writeCookie(
				cookie,
				JSON.stringify( known ),
				MARK_COOKIE_DAYS
			);
			if ( page.isAnalyticsOn && ! device.isBot ) {
				whenCountingIsAllowed( platform, () => send( stat.fields ) );
			}
		},
	};
}
