import { shouldTrack, TRACK_AGAIN_AFTER_DAYS } from '../domain/tracking';
import type { WidgetContext } from './context';

/** The cookie of what opened by itself and was closed. Not a mark of clicks, so that a later click counts. */
const getCookieName = ( { widget }: WidgetContext ) =>
	`chatyClosed_${ widget.id }`;

/** Whether the visitor closed this panel, or used its channel, in the last days. */
export function isDismissed( context: WidgetContext, slug: string ): boolean {
	const { log, now } = context.tracker.read();
	return (
		context.browser.readCookie( getCookieName( context ) ) === slug ||
		! shouldTrack( log, 'c-' + slug, now )
	);
}

/** Remembers that the visitor closed a panel that had opened by itself. */
export function rememberDismissal(
	context: WidgetContext,
	slug: string
): void {
	context.browser.writeCookie(
		getCookieName( context ),
		slug,
		TRACK_AGAIN_AFTER_DAYS
	);
}
