import { getChannelAction } from '../domain/channel-action';
import type { ChannelModel } from '../domain/settings/types';
import { channelClickEvent } from '../domain/tracking';
import { reportClick } from './analytics';
import { readLinkFacts } from './link-facts';
import type { UsableChannel } from './usable-channels';
import type { WidgetContext } from './context';

type Press = { preventDefault: () => void; readonly target?: unknown };

/** What the page is told besides: the agent that was chosen, the text that was typed. */
type Extra = Readonly< Record< string, string > >;

/** Tells the page that a channel was chosen; false when one of its scripts sees to it instead. */
export function emitChannel(
	{ browser, widget }: WidgetContext,
	{ slug, type, value }: ChannelModel,
	extra: Extra = {}
): boolean {
	return browser.emit( 'chaty:channel', {
		widget: widget.id,
		channel: slug,
		type,
		value,
		...extra,
	} );
}

/** Counts a click of a channel (spec section 7, calls 2 and 3). */
export function trackChannelClick(
	{ tracker }: WidgetContext,
	{ slug }: ChannelModel
): void {
	tracker.track( channelClickEvent( tracker.read(), slug ) );
}

/**
 * What a press on a channel does: a link is left to the browser, a panel is asked for. What is done
 * is worked out anew, because the site may have changed its title and address without a load.
 */
export function activateChannel(
	context: WidgetContext,
	{ channel }: UsableChannel,
	event: Press
): void {
	const action = getChannelAction( channel, readLinkFacts( context ) );
	const link = ( event.target as Element | undefined )?.closest( 'a' );
	context.onInteraction();
	trackChannelClick( context, channel );
	reportClick( context, channel );
	if ( ! emitChannel( context, channel ) ) {
		event.preventDefault();
	} else if ( action?.kind === 'panel' ) {
		context.request( {
			type: 'open-panel',
			channel: channel.slug,
			isUserInitiated: true,
		} );
	} else if ( action?.kind === 'call' ) {
		const run = context.browser.find( action.name );
		if ( typeof run === 'function' ) {
			run( action.which || undefined );
		}
	} else if ( action && link ) {
		link.href = action.href;
	}
}
