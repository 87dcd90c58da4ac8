import type { WidgetModel } from '../domain/settings/types';
import { shouldTrack, type TrackingFacts } from '../domain/tracking';
import type { Browser } from '../browser/types';
import type { WidgetContext } from '../services/context';

/**
 * What the launcher shows before anybody presses it. The call to action of `first_click` shows on
 * the first view only, as far back as the cookie of marks knows; badge and attention effect have done their work
 * once the visitor has pressed.
 */
export function getInitialState(
	browser: Browser,
	{ ctaMode, ctaText, pendingCount, effect }: WidgetModel,
	{ log, now }: TrackingFacts
): Pick< WidgetContext, 'cta' | 'badge' | 'effect' > {
	const isNew = shouldTrack( log, 'c-widget', now );
	const wasSeen = log.some( ( { k } ) => k === 'v-widget' );
	const hasCta =
		ctaMode === 'all_time' || ( ctaMode === 'first_click' && ! wasSeen );
	return {
		cta: hasCta && ctaText ? browser.readRichText( ctaText ) : [],
		badge: isNew ? pendingCount : 0,
		effect: isNew && effect !== 'none' ? effect : '',
	};
}
