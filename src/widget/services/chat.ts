import { chatLink } from '../domain/chat-link';
import type { ChannelModel } from '../domain/settings/types';
import type { ViewPlatform } from '../browser/types';
import { reportClick } from './analytics';
import { announceChannel, countChannel } from './activate-channel';
import { readLinkFacts } from './link-facts';
import type { WidgetCore } from './context';

/**
 * Opens the app with what the visitor typed, and counts it. A chat that opened by itself had no
 * press before, so this is the channel's click.
 */
export function sendChat(
	core: WidgetCore & { readonly platform: ViewPlatform },
	channel: ChannelModel,
	text: string,
	isAsked: boolean
): void {
	const { platform } = core;
	const link = chatLink( channel, readLinkFacts( core ), text );
	core.onUse();
	countChannel( core, channel );
	reportClick(
		core,
		channel,
		isAsked ? `chaty_${ channel.slug.toLowerCase() }_redirect` : undefined
	);
	if ( announceChannel( core, channel, { text } ) && link ) {
		platform.navigate( link.href, link.isNewTab );
	}
}
