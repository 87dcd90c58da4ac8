import type { LinkFacts } from '../domain/channel-urls';
import type { WidgetCore } from './context';

/** What links depend on, as the page is now. */
export function readLinkFacts( {
	platform,
	device,
}: Pick< WidgetCore, 'platform' | 'device' > ): LinkFacts {
	return { ...platform.readFacts(), ...device };
}
