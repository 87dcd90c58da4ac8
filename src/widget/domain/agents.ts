import type { LinkFacts } from './channel-urls';
import { getChannelLink, type ChannelLink } from './channels';
import type { AgentSettings, ChannelModel } from './settings/types';

/** One person of a channel, and the link to them. */
export type Agent = AgentSettings & ChannelLink;

/** The agents that are usable, each by the rules of the channel's type. */
export function getAgents(
	{ agents }: Pick< ChannelModel, 'agents' >,
	facts: LinkFacts
): readonly Agent[] {
	return agents.flatMap( ( agent ) => {
		const link = getChannelLink( agent, facts );
		return link ? [ { ...agent, ...link } ] : [];
	} );
}

/** One or two letters in place of a picture; whole letters in every script. */
export function getInitials( title: string ): string {
	const words = title.match( /[\p{L}\p{N}]+/gu ) ?? [];
	return [ words[ 0 ], words.slice( 1 ).at( -1 ) ]
		.map( ( [ letter = '' ] = '' ) => letter )
		.join( '' )
		.toUpperCase();
}
