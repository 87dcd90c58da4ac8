import type { ChannelModel, WidgetModel } from '../settings/model';
import { isCountryAllowed } from './country';
import { isInDateWindow } from './date-window';
import { isInDayHours } from './day-hours';
import { zoneTime } from './zone-time';

/** What the rules must know of the visit. */
export interface VisitFacts {
	readonly isMobile: boolean;
	readonly now: Date;
	/** Two letters, or `''` when unknown. */
	readonly country: string;
	/** Whether this widget stands on the page already. */
	readonly isOnPage: boolean;
}

/** Why a widget does not show. */
export type HiddenReason =
	| 'no-channel'
	| 'country'
	| 'date-window'
	| 'day-hours'
	| 'already-on-page';

/** The channels to show, or the rule that keeps the widget away. */
export type Verdict =
	| { readonly channels: readonly ChannelModel[] }
	| { readonly reason: HiddenReason };

function isVisible( channel: ChannelModel, isMobile: boolean ): boolean {
	const isOnDevice = isMobile ? channel.isOnMobile : channel.isOnDesktop;
	const hasContent = channel.isAgent
		? channel.agents.length > 0
		: channel.type === 'Contact_Us' || channel.value !== '';
	return isOnDevice && hasContent;
}

/** Spec section 5, "Showing a widget": all rules must hold; the reason names the first that does not. */
export function shouldShow(
	{ channels, triggers }: WidgetModel,
	{ isMobile, now, country, isOnPage }: VisitFacts
): Verdict {
	const { countries, dateWindow, dayHours, dayZone } = triggers;
	const visible = channels.filter( ( channel ) =>
		isVisible( channel, isMobile )
	);
	if ( ! visible.length ) {
		return { reason: 'no-channel' };
	}
	if ( ! isCountryAllowed( countries, country ) ) {
		return { reason: 'country' };
	}
	if (
		dateWindow &&
		! isInDateWindow( dateWindow, zoneTime( now, dateWindow.zone ).stamp )
	) {
		return { reason: 'date-window' };
	}
	if ( dayHours && ! isInDayHours( dayHours, zoneTime( now, dayZone ) ) ) {
		return { reason: 'day-hours' };
	}
	return isOnPage ? { reason: 'already-on-page' } : { channels: visible };
}
