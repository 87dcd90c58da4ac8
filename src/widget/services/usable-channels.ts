import { getChannelAction, type ChannelAction } from '../domain/channel-action';
import type { LinkFacts } from '../domain/channel-urls';
import type { ChannelModel, RawChannel } from '../domain/settings/types';
import { parseChannel } from '../domain/settings/parse-channel';
import type { WidgetContext } from './context';

/** A channel that is usable on this page and device, and what a press on it does. */
export interface UsableChannel {
	readonly channel: ChannelModel;
	readonly action: ChannelAction;
}

type Parts = Pick<
	WidgetContext,
	'browser' | 'widget' | 'rawChannels' | 'device'
>;

/** What links depend on, as the page is now. */
export function readLinkFacts( {
	browser,
	device,
}: Pick< WidgetContext, 'browser' | 'device' > ): LinkFacts {
	return { ...browser.readFacts(), ...device };
}

/** Parses a widget's channels, and leaves out those that are unknown or not usable. */
export function getUsableChannels( parts: Parts ): readonly UsableChannel[] {
	const facts = readLinkFacts( parts );
	return parts.rawChannels.flatMap( ( { raw } ) => {
		const channel = parseChannel( raw, parts.widget.raw );
		const action = channel && getChannelAction( channel, facts );
		return action ? [ { channel, action } ] : [];
	} );
}

/** The channels that are usable. The others are reported to the console. */
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
