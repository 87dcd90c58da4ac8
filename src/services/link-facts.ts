import type { LinkFacts } from '../domain/channel-addresses';
import type { WidgetCore } from './widget-core';

/** What links depend on, as the page is now. */
export function readLinkFacts( {
	platform,
	device,
}: Pick< WidgetCore, 'platform' | 'device' > ): LinkFacts {
	return { ...platform.readFacts(), ...device };
}
