import { channelAction, type ChannelAction } from '../domain/channel-action';
import type { ChannelModel } from '../domain/settings/model';
import { parseChannel } from '../domain/settings/parse-channel';
import type { WidgetCore } from './widget-core';

/** A channel that can be used on this page and device, and what it does. */
export interface UsableChannel {
	readonly channel: ChannelModel;
	readonly action: ChannelAction;
}

/** Reads a widget's channels in full. One that cannot be read, or can do nothing, costs only itself. */
export function usableChannels( {
	platform,
	seeds,
	device,
	tell,
}: WidgetCore ): readonly UsableChannel[] {
	const facts = { ...platform.readFacts(), ...device };
	return seeds.flatMap( ( { raw, path } ) => {
		const channel = parseChannel( raw, path );
		if ( 'reason' in channel ) {
			tell( `${ channel.path } ${ channel.reason }` );
			return [];
		}
		const action = channelAction( channel, facts );
		if ( ! action ) {
			tell( `${ path } can do nothing on this page` );
			return [];
		}
		return [ { channel, action } ];
	} );
}
