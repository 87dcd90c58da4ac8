import { channelAction, type ChannelAction } from '../domain/channel-action';
import type { ChannelModel, ChannelSeed } from '../domain/settings/model';
import { parseChannel } from '../domain/settings/parse-channel';
import type { WidgetCore } from './widget-core';

/** A channel that can be used on this page and device, and what it does. */
export interface UsableChannel {
	readonly channel: ChannelModel;
	readonly action: ChannelAction;
}

type Parts = Pick< WidgetCore, 'platform' | 'seeds' | 'device' | 'tell' >;

/** Reads a widget's channels in full. One that cannot be read, or can do nothing, costs only itself. */
export function usableChannels( {
	platform,
	seeds,
	device,
	tell,
}: Parts ): readonly UsableChannel[] {
	const facts = { ...platform.readFacts(), ...device };
	return seeds.flatMap( ( { raw, path } ) => {
		const channel = parseChannel( raw );
		const action = channel && channelAction( channel, facts );
		if ( ! action ) {
			tell( `${ path } is unknown or leads nowhere` );
			return [];
		}
		return [ { channel, action } ];
	} );
}

/** Leaves out what of a widget's channels can do nothing. */
export const keepUsable = ( parts: Parts ): readonly ChannelSeed[] =>
	parts.seeds.filter(
		( seed ) => usableChannels( { ...parts, seeds: [ seed ] } ).length
	);
