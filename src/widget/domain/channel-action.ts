import { readAgents } from './agents';
import type { LinkFacts } from './channel-urls';
import { channelLink } from './channels';
import type { ChannelLink } from './channels';
import { isCode } from './channel-values';
import { hasChat } from './chat-link';
import { launchCall, type LaunchCall } from './launch-command';
import type { ChannelModel } from './settings/types';

/** What a channel can open on the page (spec section 2). */
export type PanelKind = 'form' | 'chat' | 'qr' | 'agents';

/** What choosing a channel does. */
export type ChannelAction =
	| ( { readonly kind: 'navigate' } & ChannelLink )
	| { readonly kind: 'panel'; readonly panel: PanelKind }
	| ( { readonly kind: 'call' } & LaunchCall );

const panel = ( kind: PanelKind ): ChannelAction => ( {
	kind: 'panel',
	panel: kind,
} );

/**
 * What choosing a channel does on this page and device; `null` for a channel that can do nothing
 * and is left out. Whether it can does not depend on the page (`class-channel-use.php` says the same).
 */
export function channelAction(
	channel: ChannelModel,
	facts: LinkFacts
): ChannelAction | null {
	if ( channel.isAgent ) {
		return readAgents( channel, facts ).length ? panel( 'agents' ) : null;
	}
	if ( channel.type === 'Contact_Us' ) {
		return panel( 'form' );
	}
	if ( channel.type === 'WeChat' ) {
		return channel.value && ! isCode( channel.value )
			? panel( 'qr' )
			: null;
	}
	const call = launchCall( channel );
	if ( call ) {
		return { kind: 'call', ...call };
	}
	const link = channelLink( channel, facts );
	if ( link && hasChat( channel ) ) {
		return panel( 'chat' );
	}
	return link && { kind: 'navigate', ...link };
}
