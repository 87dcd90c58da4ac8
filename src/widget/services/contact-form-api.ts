import { parseJson } from '../../shared/http';
import { timeoutSignal } from '../../shared/timers';
import type { Fields, SessionStore } from '../../shared/types';
import {
	FIELD_NAMES,
	parseFormReply,
	type FormField,
	type FormReply,
} from '../domain/contact-form';
import type { ChannelModel, WidgetModel } from '../domain/settings/types';
import type { WidgetBrowser } from '../browser/types';

// docs/how-it-works.md, "Contact form".
const TIMEOUT_MS = 15_000;
const QUICK_FILL_MS = 2000;

/** Field name → text. */
export type FieldValues = Readonly< Record< string, string > >;

/** A visitor's message and the form in which it was written. */
export interface ContactMessage {
	readonly widget: WidgetModel;
	readonly channel: ChannelModel;
	readonly values: FieldValues;
}

/** The values may hold fields that the form had when the draft was written. */
type FilledForm = ContactMessage & { readonly fields: readonly FormField[] };

/** What distinguishes bots from people. */
export interface SpamSignals {
	/** Value of a field that people do not see. */
	readonly honeypot: string;
	readonly fillMs: number;
}

/** The server's answer, or why there is none. After a timeout nobody knows whether the message arrived. */
export type FormResult = FormReply & {
	readonly reason: 'offline' | 'timeout' | 'failed';
};

/**
 * Sends a message (docs/how-it-works.md, "Calls"); once more when no answer comes in time: the server
 * stores the same message once. Every failure is a result that is not saved; its message is empty where
 * the server sent none.
 */
export async function sendForm(
	browser: WidgetBrowser,
	ajaxUrl: string,
	{ widget, channel, fields, values }: FilledForm,
	{ honeypot, fillMs }: SpamSignals
): Promise< FormResult > {
	// Sent only when they are suspicious.
	const signals: Fields = [
		[ 'website', honeypot ],
		[ 'fill_ms', fillMs < QUICK_FILL_MS ? `${ fillMs }` : '' ],
	];
	const names = fields.map( ( { name } ) => name );
	const sent: Fields = [
		...[ ...new Set( [ ...FIELD_NAMES, ...names ] ) ].map(
			( name ): [ string, string ] => [
				name,
				( names.includes( name ) && values[ name ] ) || '',
			]
		),
		[ 'nonce', channel.nonce || widget.nonce ],
		[ 'channel', channel.slug ],
		// The widget's index: empty for the first.
		[ 'widget', widget.id === '0' ? '' : widget.id ],
		[ 'ref_url', browser.readFacts().url ],
		[ 'action', 'chaty_front_form_save_data' ],
		...signals.filter( ( [ , value ] ) => value ),
	];
	const post = () =>
		browser.request( ajaxUrl, {
			fields: sent,
			signal: timeoutSignal( TIMEOUT_MS ),
		} );
	const first = await post();
	const isLate = first.reason === 'timeout';
	const { text, reason = 'failed' } = isLate ? await post() : first;
	return {
		...parseFormReply( parseJson( text ) ),
		reason: isLate ? 'timeout' : reason,
	};
}

const draftKey = ( { widget, channel }: Omit< ContactMessage, 'values' > ) =>
	`chaty_draft_${ widget.id }_${ channel.slug }`;

/** What the visitor typed earlier, also before a reload. */
export function readDraft(
	browser: SessionStore,
	form: Omit< ContactMessage, 'values' >
): FieldValues {
	return Object.fromEntries(
		new URLSearchParams( browser.readSession( draftKey( form ) ) )
	);
}

/** Keeps what the visitor typed until it is sent; without values, deletes it. */
export function writeDraft(
	browser: SessionStore,
	form: ContactMessage
): void {
	browser.writeSession(
		draftKey( form ),
		new URLSearchParams( form.values ).toString()
	);
}
