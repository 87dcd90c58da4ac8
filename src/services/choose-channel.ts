import type { ChannelModel } from '../domain/settings/model';
import { channelStat } from '../domain/stats';
import type { UsableChannel } from './usable-channels';
import type { WidgetCore } from './widget-core';

/** Tells the page that a channel was chosen; false when one of its scripts sees to it instead. */
function announce(
	{ platform, widget }: WidgetCore,
	{ slug, type, value }: ChannelModel
): boolean {
	return platform.emit( 'chaty:channel', {
		widget: widget.id,
		channel: slug,
		type,
		value,
	} );
}

/** What a press on a channel does: a link is left to the browser, a panel is asked for. */
export function chooseChannel(
	core: WidgetCore,
	{ channel, action }: UsableChannel,
	event: { preventDefault: () => void }
): void {
	const { counter } = core;
	core.onUse();
	counter.count( channelStat( counter.read(), channel.slug ) );
	if ( ! announce( core, channel ) ) {
		event.preventDefault();
	} else if ( action.kind === 'panel' ) {
		core.request( { type: 'open-panel', channel: channel.slug } );
	}
}
