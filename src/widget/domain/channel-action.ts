import { getAgents } from './agents';
import { isUnsafeValue, type LinkFacts } from './channel-urls';
import { getChannelLink, type ChannelLink } from './channels';
import { hasChat } from './chat-link';
import type { ChannelModel, LinkSource } from './settings/types';

/** docs/how-it-works.md, "Opening and closing". */
export type PanelKind = 'form' | 'chat' | 'qr' | 'agents';

/** A call of one of the page's two functions, which owners set as a link's value. */
interface LaunchCommand {
	readonly name: 'launch_chaty' | 'close_chaty';
	/** Id of the widget; empty for the first. */
	readonly which: string;
}

/** What a press on a channel does. */
export type ChannelAction =
	| ( { readonly kind: 'navigate' } & ChannelLink )
	| { readonly kind: 'panel'; readonly panel: PanelKind }
	| ( { readonly kind: 'call' } & LaunchCommand );

const CALL =
	/^(?:javascript:)?\s*(?:window\.)?(launch_chaty|close_chaty)\(\s*(?:(\d{1,4})\s*)?\)\s*;?$/;

/** The command that a free link's value is. The text is compared, and never run. `null` for anything else. */
export function parseLaunchCommand( {
	type,
	value,
}: Pick< LinkSource, 'type' | 'value' > ): LaunchCommand | null {
	const isFree = type.endsWith( 'Link' );
	const [ , name, which = '' ] = ( isFree && CALL.exec( value ) ) || [];
	return name ? { name: name as LaunchCommand[ 'name' ], which } : null;
}

const panel = ( kind: PanelKind ): ChannelAction => ( {
	kind: 'panel',
	panel: kind,
} );

/**
 * What a press on a channel does on this page and device; `null` for a channel that is not usable.
 * Whether it is usable does not depend on the page: the server decides the same
 * (`class-channel-availability.php`).
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
