import { getAgents } from './agents';
import { isUnsafeValue, type LinkFacts } from './channel-urls';
import { getChannelLink, type ChannelLink } from './channels';
import { hasChat } from './chat-link';
import { parseLaunchCommand, type LaunchCommand } from './launch-command';
import type { ChannelModel } from './settings/types';

/** docs/how-it-works.md, "Opening and closing". */
export type PanelKind = 'form' | 'chat' | 'qr' | 'agents';

export type ChannelAction =
	| ( { readonly kind: 'navigate' } & ChannelLink )
	| { readonly kind: 'panel'; readonly panel: PanelKind }
	| ( { readonly kind: 'call' } & LaunchCommand );

const panel = ( kind: PanelKind ): ChannelAction => ( {
	kind: 'panel',
	panel: kind,
} );

/**
 * What a press on a channel does on this page and device; `null` for a channel that is not usable.
 * Whether it is usable does not depend on the page: the server decides the same
 * (`class-channel-action.php`).
 */
export function getChannelAction(
	channel: ChannelModel,
	facts: LinkFacts
): ChannelAction | null {
	if ( channel.isAgent ) {
		return getAgents( channel, facts ).length ? panel( 'agents' ) : null;
	}
	if ( channel.type === 'Contact_Us' ) {
		return panel( 'form' );
	}
	if ( channel.type === 'WeChat' ) {
		return channel.value && ! isUnsafeValue( channel.value )
			? panel( 'qr' )
			: null;
	}
	const command = parseLaunchCommand( channel );
	if ( command ) {
		return { kind: 'call', ...command };
	}
	const link = getChannelLink( channel, facts );
	if ( link && hasChat( channel ) ) {
		return panel( 'chat' );
	}
	return link && { kind: 'navigate', ...link };
}
