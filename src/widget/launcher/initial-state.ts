import type { WidgetModel } from '../domain/settings/types';
import { isDue, type StatFacts } from '../domain/tracking';
import type { Platform } from '../browser/types';
import type { WidgetCore } from '../services/context';

/**
 * What the launcher shows before anybody presses it. The call to action of `first_click` shows on
 * the first view only, as far back as the cookie of marks knows; badge and attention effect have done their work
 * once the visitor has pressed.
 */
export function readFirstLook(
	platform: Platform,
	{ ctaView, ctaText, pendingCount, effect }: WidgetModel,
	{ marks, now }: StatFacts
): Pick< WidgetCore, 'cta' | 'badge' | 'effect' > {
	const isNew = isDue( marks, 'c-widget', now );
	const wasSeen = marks.some( ( { k } ) => k === 'v-widget' );
	const hasCta =
		ctaView === 'all_time' || ( ctaView === 'first_click' && ! wasSeen );
	return {
		cta: hasCta && ctaText ? platform.readRichText( ctaText ) : [],
		badge: isNew ? pendingCount : 0,
		effect: isNew && effect !== 'none' ? effect : '',
	};
}
