import type { LinkFacts } from '../domain/channel-urls';
import type { WidgetContext } from './context';

/** What links depend on, as the page is now. */
export function readLinkFacts( {
	browser,
	device,
}: Pick< WidgetContext, 'browser' | 'device' > ): LinkFacts {
	return { ...browser.readFacts(), ...device };
}
