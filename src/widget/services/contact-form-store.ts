import type { Cleanup } from '../../shared/types';
import {
	checkForm,
	type FormField,
	type FormReply,
} from '../domain/contact-form';
import { getString } from '../domain/strings';
import {
	readDraft,
	sendForm,
	writeDraft,
	type FormResult,
	type ContactMessage,
	type SpamSignals,
	type FieldValues,
} from './contact-form-api';
import { createStore, type Store } from './store';
import type { FormContext } from './form-context';

export interface FormState {
	readonly status: 'ready' | 'sending' | 'sent';
	readonly values: FieldValues;
	/** Field name → message. */
	readonly errors: FieldValues;
	/** Message of the form as a whole. */
	readonly message: string;
	/** Where the visitor is sent after a saved message. */
	readonly redirect: FormReply[ 'redirect' ];
}

type Parts = Pick< FormContext, 'browser' | 'page' | 'assets' | 'widget' > & {
	readonly channel: ContactMessage[ 'channel' ];
	readonly fields: readonly FormField[];
	/** Called when the form is to be closed. */
	readonly onClose: () => void;
};

const NO_MESSAGES = { errors: {}, message: '', redirect: null } as const;

/**
 * State after the server's answer. An answer without a text gets a default one; the error of a field
 * that the form does not have becomes part of the form's message.
 */
function withReply(
	{ assets, fields }: Parts,
	{ isSaved, message, errors, reason, redirect }: FormResult
): Partial< FormState > {
	const fieldErrors: Record< string, string > = {};
	let text = message;
	for ( const error of errors ) {
		if ( fields.some( ( { name } ) => name === error.field ) ) {
			fieldErrors[ error.field ] = error.message;
		} else {
			text = `${ text } ${ error.message }`.trim();
		}
	}
	const isSilent = ! text && ! Object.keys( fieldErrors ).length;
	return {
		status: isSaved ? 'sent' : 'ready',
		errors: fieldErrors,
		message: isSilent
			? getString( assets.lang, isSaved ? 'sent' : reason )
			: text,
		redirect,
	};
}

/** Emits, redirects and closes as the answer to a saved message says. */
function handleSaved(
	{ browser, widget, channel, onClose }: Parts,
	{ redirect, closeAfterSeconds }: FormReply
): Cleanup {
	browser.emit( 'chaty:submitted', {
		widget: widget.id,
		channel: channel.slug,
	} );
	if ( redirect ) {
		browser.navigate( redirect.href, redirect.isNewTab );
	}
	return closeAfterSeconds === null
		? () => undefined
		: browser.after( closeAfterSeconds * 1000, onClose );
}

type FormStore = Store< FormState, Partial< FormState > >;

type Signals = SpamSignals & { readonly unreadable: readonly string[] };

/** Sends one message at a time. */
async function submit(
	parts: Parts,
	{ get, send }: FormStore,
	{ unreadable, ...signals }: Signals,
	onSaved: ( answer: FormResult ) => void
): Promise< string | undefined > {
	const { browser, page, assets, fields } = parts;
	const { status, values } = get();
	if ( status !== 'ready' ) {
		return undefined;
	}
	const fieldErrors = checkForm( fields, values, unreadable );
	if ( fieldErrors.length ) {
		const errors = fieldErrors.map( ( { name, error } ) => [
			name,
			getString( assets.lang, error ),
		] );
		send( { ...NO_MESSAGES, errors: Object.fromEntries( errors ) } );
		return fieldErrors[ 0 ]?.name;
	}
	send( { ...NO_MESSAGES, status: 'sending' } );
	const message = { ...parts, values };
	const answer = await sendForm( browser, page.ajaxUrl, message, signals );
	send( withReply( parts, answer ) );
	if ( answer.isSaved ) {
		onSaved( answer );
	}
	return fields.find( ( { name } ) => name in get().errors )?.name;
}

/**
 * The store starts with the draft, if there is one, and outlives its panel: closing it neither loses what was
 * typed nor sends it twice.
 */
export function createContactFormStore( parts: Parts ) {
	const { browser } = parts;
	const store = createStore< FormState, Partial< FormState > >(
		( state, changes ) => ( { ...state, ...changes } ),
		{ ...NO_MESSAGES, status: 'ready', values: readDraft( browser, parts ) }
	);
	const { get, send } = store;
	/** When the panel opened; 0 while it is closed. */
	let openedAt = 0;
	let stopClosing: Cleanup = () => undefined;

	function saveValues( values: FieldValues ) {
		send( { values } );
		writeDraft( browser, { ...parts, values } );
	}

	/** A form that was sent is empty the next time. */
	function closed() {
		openedAt = 0;
		if ( get().status === 'sent' ) {
			stopClosing();
			send( { ...NO_MESSAGES, status: 'ready' } );
		}
	}

	return {
		...store,
		fields: parts.fields,
		closed,
		/** Starts the fill time. */
		opened() {
			openedAt = +browser.now();
		},
		change( name: string, value: string ) {
			const { [ name ]: _, ...errors } = get().errors;
			saveValues( { ...get().values, [ name ]: value } );
			send( { errors } );
		},
		/** Sends the form if it is valid, and browsers can read all fields; resolves to the field to get the focus. */
		submit( honeypot: string, unreadable: readonly string[] ) {
			const fillMs = +browser.now() - openedAt;
			const signals = { honeypot, fillMs, unreadable };
			return submit( parts, store, signals, ( answer ) => {
				saveValues( {} );
				stopClosing = handleSaved( parts, answer );
				if ( ! openedAt ) {
					closed();
				}
			} );
		},
	};
}

export type ContactFormStore = ReturnType< typeof createContactFormStore >;
