import { getChatLink } from '../domain/chat-link';
import type { ChannelModel } from '../domain/settings/types';
import type { WidgetBrowser } from '../browser/types';
import { reportClick } from './analytics';
import { emitChannel, trackChannelClick } from './activate-channel';
import { readLinkFacts } from './link-facts';
import type { WidgetContext } from './context';

/**
 * Opens the app with what the visitor typed, and counts it. A chat that opened by itself had no
 * press before, so this is the channel's click.
 */
export function sendChat(
	context: WidgetContext & { readonly browser: WidgetBrowser },
	channel: ChannelModel,
	text: string,
	isUserInitiated: boolean
): void {
	const { browser } = context;
	const link = getChatLink( channel, readLinkFacts( context ), text );
	context.onInteraction();
	trackChannelClick( context, channel );
	reportClick(
		context,
		channel,
		isUserInitiated
			? `chaty_${ channel.slug.toLowerCase() }_redirect`
			: undefined
	);
	if ( emitChannel( context, channel, { text } ) && link ) {
		browser.navigate( link.href, link.isNewTab );
	}
}
