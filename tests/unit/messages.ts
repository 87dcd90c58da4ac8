import type { MessagesFacts } from '../../src/console/domain/message-facts';
import { parseMessage, type Message } from '../../src/console/domain/messages';

/** A message as `GET /contacts/<id>` answers it. */
export const aRawMessage = ( changes: Record< string, unknown > = {} ) => ( {
	id: 12,
	widget: '_1',
	channel: 'Contact_Us',
	name: 'Ada',
	email: 'ada@example.org',
	phone: '+44 20 7946 0000',
	message: 'Are you open?',
	page_url: 'https://example.org/shop/',
	created_at: '2026-03-01 09:30:00',
	mail_state: 'sent',
	box: 'inbox',
	boxed_at: null,
	read_at: null,
	previous: 13,
	next: 11,
	others: [],
	...changes,
} );

export const aMessage = ( changes: Record< string, unknown > = {} ): Message =>
	parseMessage( aRawMessage( changes ) );

/** What PHP prints for the Messages screen. */
export const messagesFacts: MessagesFacts = {
	filters: { box: 'inbox' },
	order: { orderby: 'id', order: 'desc' },
	site: {
		name: 'Harbour & Bakery',
		timeZone: 'Europe/Berlin',
		locale: 'en-US',
	},
	mailStates: { sent: 'Sent', failed: 'Failed, will be tried again' },
	mailError: 'Mailbox full',
	boxes: { inbox: 'Inbox', spam: 'Spam', trash: 'Trash' },
	widgets: { _1: 'Shop' },
	channels: { Contact_Us: 'Contact form' },
	personalData: { export: '', erase: '', nonce: '' },
};
