import { parseAgents } from './agents';
import type { LinkFacts } from './channel-urls';
import { getChannelLink } from './channels';
import type { ChannelLink } from './channels';
import { isUnsafeValue } from './channel-values';
import { hasChat } from './chat-link';
import { parseLaunchCommand, type LaunchCommand } from './launch-command';
import type { ChannelModel } from './settings/types';

/** What a channel can open on the page (spec section 2). */
export type PanelKind = 'form' | 'chat' | 'qr' | 'agents';

/** What choosing a channel does. */
export type ChannelAction =
	| ( { readonly kind: 'navigate' } & ChannelLink )
	| { readonly kind: 'panel'; readonly panel: PanelKind }
	| ( { readonly kind: 'call' } & LaunchCommand );

const panel = ( kind: PanelKind ): ChannelAction => ( {
	kind: 'panel',
	panel: kind,
} );

/**
 * What choosing a channel does on this page and device; `null` for a channel that can do nothing
 * and is left out. Whether it can does not depend on the page (`class-channel-use.php` says the same).
 */
export function getChannelAction(
	channel: ChannelModel,
	facts: LinkFacts
): ChannelAction | null {
	if ( channel.isAgent ) {
		return parseAgents( channel, facts ).length ? panel( 'agents' ) : null;
	}
	if ( channel.type === 'Contact_Us' ) {
		return panel( 'form' );
	}
	if ( channel.type === 'WeChat' ) {
		return channel.value && ! isUnsafeValue( channel.value )
			? panel( 'qr' )
			: null;
	}
	const call = parseLaunchCommand( channel );
	if ( call ) {
		return { kind: 'call', ...call };
	}
	const link = getChannelLink( channel, facts );
	if ( link && hasChat( channel ) ) {
		return panel( 'chat' );
	}
	return link && { kind: 'navigate', ...link };
}
