import { isDue, STAT_REPEAT_AFTER_DAYS } from '../domain/tracking';
import type { WidgetCore } from './context';

/** The cookie of what opened by itself and was closed. Not a mark of clicks, so that a later click counts. */
const cookieOf = ( { widget }: WidgetCore ) => `chatyClosed_${ widget.id }`;

/** Whether the visitor closed this panel, or used its channel, in the last days. */
export function isDismissed( core: WidgetCore, slug: string ): boolean {
	const { marks, now } = core.counter.read();
	return (
		core.platform.readCookie( cookieOf( core ) ) === slug ||
		! isDue( marks, 'c-' + slug, now )
	);
}

/** Remembers that the visitor closed a panel that had opened by itself. */
export function rememberDismissed( core: WidgetCore, slug: string ): void {
	core.platform.writeCookie( cookieOf( core ), slug, STAT_REPEAT_AFTER_DAYS );
}
