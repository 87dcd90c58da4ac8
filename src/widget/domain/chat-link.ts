import { encodeText, type LinkFacts } from './channel-urls';
import { getChannelLink, type ChannelLink } from './channels';
import type { ChannelModel, ChannelType, LinkSource } from './settings/types';

/** Parameter of the text in the addresses of messaging apps. */
const TEXT_PARAMETERS: Partial< Record< ChannelType, string > > = {
	Whatsapp: 'text=',
	Telegram: 'text=',
	Facebook_Messenger: 'text=',
	Viber: 'draft=',
	// `?&body=` is what both iOS and Android read.
	SMS: '&body=',
	Email: 'body=',
};

/** Whether a channel opens a chat panel first: a messaging app with a welcome message. */
export function hasChat( {
	type,
	hasWelcome,
}: Pick< ChannelModel, 'type' | 'hasWelcome' > ): boolean {
	return type in TEXT_PARAMETERS && hasWelcome;
}

/** Where the chat continues in its app, with exactly what the visitor typed. */
export function getChatLink(
	source: LinkSource,
	facts: LinkFacts,
	text: string
): ChannelLink | null {
	const link = getChannelLink( { ...source, message: '' }, facts );
	if ( ! link || ! text ) {
		return link;
	}
	const separator = link.href.includes( '?' ) ? '&' : '?';
	const parameter = separator + ( TEXT_PARAMETERS[ source.type ] ?? '' );
	return {
		...link,
		href: link.href + parameter.replace( '&&', '&' ) + encodeText( text ),
	};
}
