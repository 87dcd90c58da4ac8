import { getChannelAction, type ChannelAction } from '../domain/channel-action';
import type { ChannelModel, RawChannel } from '../domain/settings/types';
import { parseChannel } from '../domain/settings/parse-channel';
import { readLinkFacts } from './link-facts';
import type { WidgetContext } from './context';

/** A channel that can be used on this page and device, and what it does. */
export interface UsableChannel {
	readonly channel: ChannelModel;
	readonly action: ChannelAction;
}

type Parts = Pick< WidgetContext, 'browser' | 'rawChannels' | 'device' >;

/** Reads a widget's channels in full. One that is unknown, or can do nothing, costs only itself. */
export function getUsableChannels( parts: Parts ): readonly UsableChannel[] {
	const facts = readLinkFacts( parts );
	return parts.rawChannels.flatMap( ( { raw } ) => {
		const channel = parseChannel( raw );
		const action = channel && getChannelAction( channel, facts );
		return action ? [ { channel, action } ] : [];
	} );
}

/** Leaves out what of a widget's channels can do nothing, and tells a developer which. */
export function filterUsable(
	parts: Parts & Pick< WidgetContext, 'debug' >
): readonly RawChannel[] {
	return parts.rawChannels.filter( ( rawChannel ) => {
		const { length } = getUsableChannels( {
			...parts,
			rawChannels: [ rawChannel ],
		} );
		if ( ! length ) {
			parts.debug( `${ rawChannel.path } is unknown or leads nowhere` );
		}
		return length;
	} );
}
