import { getChannelAction } from '../domain/channel-action';
import { getChatLink } from '../domain/chat-link';
import type { ChannelModel } from '../domain/settings/types';
import type { WidgetBrowser } from '../browser/types';
import { reportUse, runCommand } from './report-use';
import { readLinkFacts, type UsableChannel } from './usable-channels';
import type { WidgetParts } from './context';

type Press = { preventDefault: () => void; readonly target?: unknown };

/**
 * Handles a press on a channel: a link is left to the browser, a panel is requested. The action is
 * determined anew, because the page's title and address may have changed without a load.
 */
export function activateChannel(
	context: WidgetParts,
	{ channel }: UsableChannel,
	event: Press
): void {
	const action = getChannelAction( channel, readLinkFacts( context ) );
	const link = ( event.target as Element | undefined )?.closest( 'a' );
	if ( ! reportUse( context, channel ) ) {
		event.preventDefault();
	} else if ( action?.kind === 'panel' ) {
		context.request( {
			type: 'open-panel',
			channel: channel.slug,
			isUserInitiated: true,
		} );
	} else if ( action?.kind === 'call' ) {
		runCommand( context.browser, action );
	} else if ( action && link ) {
		link.href = action.href;
	}
}

/**
 * Continues a chat in its app, with what the visitor typed. For a chat that opened by itself this is
 * the first press, and so the channel's click.
 */
export function sendChat(
	context: WidgetParts & { readonly browser: WidgetBrowser },
	channel: ChannelModel,
	text: string,
	isUserInitiated: boolean
): void {
	const link = getChatLink( channel, readLinkFacts( context ), text );
	const reportName = isUserInitiated
		? `chaty_${ channel.slug.toLowerCase() }_redirect`
		: undefined;
	if ( reportUse( context, channel, { text }, reportName ) && link ) {
		context.browser.navigate( link.href, link.isNewTab );
	}
}
