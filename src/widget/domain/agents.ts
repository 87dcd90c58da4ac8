import { readColor } from './color';
import type { LinkFacts } from './channel-urls';
import { getChannelLink, type ChannelLink } from './channels';
import type { ChannelModel } from './settings/types';
import { readImageUrl, readText, type Raw } from '../../shared/raw-values';

/** One person behind a channel. */
export interface Agent extends ChannelLink {
	readonly value: string;
	readonly title: string;
	readonly imageUrl: string;
	/** A drawing as it came; only the page's own reader may make it into nodes. */
	readonly drawing: string;
	/** Checked CSS colour, or `''`. */
	readonly color: string;
}

function parseAgent(
	raw: Raw,
	{ type, color }: Pick< ChannelModel, 'type' | 'color' >,
	facts: LinkFacts
): Agent[] {
	const value = readText( raw, 'value' );
	const isWeb = raw[ 'use_whatsapp_web' ];
	const source = { type, value, raw: { ...raw, is_use_web_version: isWeb } };
	const link = getChannelLink( source, facts );
	return link
		? [
				{
					...link,
					value,
					title: readText( raw, 'agent_title', value ),
					imageUrl: readImageUrl( raw, 'agent_image' ),
					drawing: readText( raw, 'svg_icon' ),
					color: readColor(
						readText( raw, 'agent_bg_color' ),
						color
					),
				},
		  ]
		: [];
}

/** The agents that lead somewhere, each by the rules of the channel's type (spec section 2). */
export function parseAgents(
	channel: ChannelModel,
	facts: LinkFacts
): readonly Agent[] {
	return channel.agents.flatMap( ( raw ) =>
		parseAgent( raw, channel, facts )
	);
}

/** One or two letters in place of a picture; whole letters, whatever the script. */
export function getInitials( title: string ): string {
	const words = title.match( /[\p{L}\p{N}]+/gu ) ?? [];
	return [ words[ 0 ], words.slice( 1 ).at( -1 ) ]
		.map( ( [ letter = '' ] = '' ) => letter )
		.join( '' )
		.toUpperCase();
}
