import { channelAction, type ChannelAction } from '../domain/channel-action';
import type { ChannelModel, ChannelSeed } from '../domain/settings/types';
import { parseChannel } from '../domain/settings/parse-channel';
import { readLinkFacts } from './link-facts';
import type { WidgetCore } from './context';

/** A channel that can be used on this page and device, and what it does. */
export interface UsableChannel {
	readonly channel: ChannelModel;
	readonly action: ChannelAction;
}

type Parts = Pick< WidgetCore, 'platform' | 'seeds' | 'device' >;

/** Reads a widget's channels in full. One that is unknown, or can do nothing, costs only itself. */
export function usableChannels( parts: Parts ): readonly UsableChannel[] {
	const facts = readLinkFacts( parts );
	return parts.seeds.flatMap( ( { raw } ) => {
		const channel = parseChannel( raw );
		const action = channel && channelAction( channel, facts );
		return action ? [ { channel, action } ] : [];
	} );
}

/** Leaves out what of a widget's channels can do nothing, and tells a developer which. */
export function keepUsable(
	parts: Parts & Pick< WidgetCore, 'tell' >
): readonly ChannelSeed[] {
	return parts.seeds.filter( ( seed ) => {
		const { length } = usableChannels( { ...parts, seeds: [ seed ] } );
		if ( ! length ) {
			parts.tell( `${ seed.path } is unknown or leads nowhere` );
		}
		return length;
	} );
}
