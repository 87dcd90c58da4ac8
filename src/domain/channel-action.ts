import type { LinkFacts } from './channel-addresses';
import { channelLink } from './channel-links';
import type { ChannelLink } from './channel-links';
import type { ChannelModel } from './settings/model';

/** What choosing a channel does. */
export type ChannelAction =
	| ( { readonly kind: 'navigate' } & ChannelLink )
	| { readonly kind: 'panel'; readonly panel: 'form' };

/** What choosing a channel does on this page and device; `null` for a channel that can do nothing and is left out. */
export function channelAction(
	channel: ChannelModel,
	facts: LinkFacts
): ChannelAction | null {
	if ( channel.isAgent ) {
		return null;
	}
	if ( channel.type === 'Contact_Us' ) {
		return { kind: 'panel', panel: 'form' };
	}
	const link = channelLink( channel, facts );
	return link && { kind: 'navigate', ...link };
}
