import { encodeText, getPresetText, type LinkFacts } from './channel-urls';
import { getChannelLink } from './channels';
import type { ChannelLink, ChannelType } from './channels';
import { fillTemplate, type PageFacts } from './message-template';
import type { ChannelModel } from './settings/types';
import { readBoolean } from '../../shared/raw-values';

type Chat = Pick< ChannelModel, 'type' | 'value' | 'raw' >;

/** The apps whose addresses take a message along, and where in the address it goes. */
const TEXT_FIELDS: Partial< Record< ChannelType, string > > = {
	Whatsapp: 'text=',
	Telegram: 'text=',
	Facebook_Messenger: 'text=',
	Viber: 'draft=',
	// `?&body=` is what both iOS and Android read.
	SMS: '&body=',
	Email: 'body=',
};

/** Whether a channel opens a chat panel first (spec section 2): a messaging app with a welcome message. */
export function hasChat( { type, raw }: Chat ): boolean {
	return type in TEXT_FIELDS && readBoolean( raw, 'has_welcome_message' );
}

/** What stands in the chat panel's field before the visitor types. */
export function getChatText( { raw }: Chat, page: PageFacts ): string {
	return fillTemplate( getPresetText( raw ), page );
}

/** Where the chat goes on in its app, with what the visitor typed, to the letter. */
export function getChatLink(
	{ type, value, raw }: Chat,
	facts: LinkFacts,
	text: string
): ChannelLink | null {
	const plain = { ...raw, pre_set_message: '', url: '' };
	const link = getChannelLink( { type, value, raw: plain }, facts );
	if ( ! link || ! text ) {
		return link;
	}
	const mark = link.href.includes( '?' ) ? '&' : '?';
	const field = mark + ( TEXT_FIELDS[ type ] ?? '' );
	return {
		...link,
		href: link.href + field.replace( '&&', '&' ) + encodeText( text ),
	};
}
