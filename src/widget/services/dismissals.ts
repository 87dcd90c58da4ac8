import { shouldTrack, TRACK_AGAIN_AFTER_DAYS } from '../domain/tracking';
import type { WidgetParts } from './context';

/** docs/how-it-works.md, "Cookies and storage". Not part of the tracking log, so that a later click still counts. */
const getCookieName = ( { widget }: WidgetParts ) =>
	`chatyClosed_${ widget.id }`;

/** Whether the visitor dismissed this channel's panel, or used the channel, in the last two days. */
export function isDismissed( context: WidgetParts, slug: string ): boolean {
	const { log, now } = context.tracker.read();
	return (
		context.tracker.readMark( getCookieName( context ) ) === slug ||
		! shouldTrack( log, 'c-' + slug, now )
	);
}

/** Remembers the dismissal of a panel that had opened by itself. */
export function rememberDismissal( context: WidgetParts, slug: string ): void {
	context.tracker.writeMark(
		getCookieName( context ),
		slug,
		TRACK_AGAIN_AFTER_DAYS
	);
}
