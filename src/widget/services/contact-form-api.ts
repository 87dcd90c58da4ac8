import { parseJson } from '../../shared/http';
import { timeoutSignal } from '../../shared/timers';
import type { SessionStore } from '../../shared/types';
import {
	FIELD_NAMES,
	parseFormReply,
	type FormField,
	type FormReply,
} from '../domain/contact-form';
import type { ChannelModel, WidgetModel } from '../domain/settings/types';
import type { WidgetBrowser } from '../browser/types';

/** How long an answer is waited for. */
const TIMEOUT_MS = 15_000;

/** Nobody fills in a form in less; the server is told, and decides. */
const QUICK_FILL_MS = 2000;

/** Name → text. */
export type FieldValues = Readonly< Record< string, string > >;

/** A visitor's message, and where it was written. */
export interface ContactMessage {
	readonly widget: WidgetModel;
	readonly channel: ChannelModel;
	/** Field name → what was typed. */
	readonly values: FieldValues;
}

/** A message with the fields of its form. A draft may hold others, which the form had once. */
type FilledForm = ContactMessage & { readonly fields: readonly FormField[] };

/** What tells a machine from a person: what stands in the field that people do not see, and how long filling in took. */
export interface SpamSignals {
	readonly honeypot: string;
	readonly fillMs: number;
}

/** Sent only when they say something. */
function getSpamFields( {
	honeypot,
	fillMs,
}: SpamSignals ): [ string, string ][] {
	return [
		...( honeypot
			? [ [ 'website', honeypot ] as [ string, string ] ]
			: [] ),
		...( fillMs < QUICK_FILL_MS
			? [ [ 'fill_ms', `${ fillMs }` ] as [ string, string ] ]
			: [] ),
	];
}

/** The server's answer, or why there is none. */
export type FormResult = FormReply & {
	readonly reason: 'offline' | 'timeout' | 'failed';
};

/**
 * Sends a message (spec section 7, call 4). Whatever goes wrong is an answer
 * that is not saved; it has no words where no server said any.
 */
export async function sendForm(
	browser: WidgetBrowser,
	ajaxUrl: string,
	{ widget, channel, fields, values }: FilledForm,
	signals: SpamSignals
): Promise< FormResult > {
	const { text, reason = 'failed' } = await browser.request( ajaxUrl, {
		fields: [
			...FIELD_NAMES.map( ( name ): [ string, string ] => {
				const isInForm = fields.some(
					( field ) => field.name === name
				);
				return [ name, ( isInForm && values[ name ] ) || '' ];
			} ),
			[ 'nonce', channel.nonce || widget.nonce ],
			[ 'channel', channel.slug ],
			// The index, as WordPress prints it: empty for the first widget.
			[ 'widget', widget.id === '0' ? '' : widget.id ],
			[ 'ref_url', browser.readFacts().url ],
			[ 'action', 'chaty_front_form_save_data' ],
			...getSpamFields( signals ),
		],
		signal: timeoutSignal( TIMEOUT_MS ),
	} );
	return { ...parseFormReply( parseJson( text ) ), reason };
}

function draftKey( {
	widget,
	channel,
}: Omit< ContactMessage, 'values' > ): string {
	return `chaty_draft_${ widget.id }_${ channel.slug }`;
}

/** What the visitor typed before, also before a reload. */
export function readDraft(
	browser: SessionStore,
	form: Omit< ContactMessage, 'values' >
): FieldValues {
	const entries = new URLSearchParams(
		browser.readSession( draftKey( form ) )
	);
	return Object.fromEntries( entries );
}

/** Keeps what the visitor typed until it is sent; no values forget it. */
export function writeDraft(
	browser: SessionStore,
	form: ContactMessage
): void {
	browser.writeSession(
		draftKey( form ),
		new URLSearchParams( form.values ).toString()
	);
}
