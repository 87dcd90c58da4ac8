import type { Cleanup } from '../../shared/types';
import {
	checkForm,
	type FieldError,
	type FormField,
	type FormReply,
} from '../domain/contact-form';
import { getString } from '../domain/strings';
import type { WidgetBrowser } from '../browser/types';
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
import type { WidgetContext } from './context';

/** What a contact form shows. */
export interface FormState {
	readonly status: 'ready' | 'sending' | 'sent';
	readonly values: FieldValues;
	/** Field name → its fault in words. */
	readonly errors: FieldValues;
	/** What the form as a whole has to say. */
	readonly message: string;
	/** Where the visitor goes on after a saved message. */
	readonly redirect: FormReply[ 'redirect' ];
}

/** A contact form beyond its panel: closing the panel neither loses what was typed nor sends it twice. */
export interface ContactFormStore
	extends Pick< Store< FormState, never >, 'get' | 'subscribe' > {
	readonly fields: readonly FormField[];
	/** The panel is there: time runs. */
	handleOpened: () => void;
	/** The panel is gone: a form that was sent is empty the next time. */
	handleClosed: () => void;
	change: ( name: string, value: string ) => void;
	/** Sends when nothing is missing; answers with the field that wants the focus. */
	submit: ( honeypot: string ) => Promise< string | undefined >;
}

type Parts = Pick< WidgetContext, 'page' | 'assets' | 'widget' > & {
	readonly browser: WidgetBrowser;
	readonly channel: ContactMessage[ 'channel' ];
	readonly fields: readonly FormField[];
	/** The form wants to be closed. */
	readonly onClose: () => void;
};

const QUIET = { errors: {}, message: '', redirect: null } as const;

/** What the form shows when something is missing: nothing was sent. */
function withFieldErrors(
	{ assets }: Parts,
	fieldErrors: readonly FieldError[]
): Partial< FormState > {
	const errors = fieldErrors.map( ( { name, error } ) => [
		name,
		getString( assets.lang, error ),
	] );
	return { ...QUIET, errors: Object.fromEntries( errors ) as FieldValues };
}

/** What the form shows after an answer. A server that said nothing is spoken for; a fault that belongs to no field here is told by the form. */
function withReply(
	{ assets, fields }: Parts,
	{ isSaved, message, errors, reason, redirect }: FormResult
): Partial< FormState > {
	const fieldErrors: Record< string, string > = {};
	let words = message;
	for ( const error of errors ) {
		if ( fields.some( ( { name } ) => name === error.field ) ) {
			fieldErrors[ error.field ] = error.message;
		} else {
			words = `${ words } ${ error.message }`.trim();
		}
	}
	const isSpokenFor = ! words && ! Object.keys( fieldErrors ).length;
	return {
		status: isSaved ? 'sent' : 'ready',
		errors: fieldErrors,
		message: isSpokenFor
			? getString( assets.lang, isSaved ? 'sent' : reason )
			: words,
		redirect,
	};
}

/** What a saved message does next (spec section 7, call 4). */
function follow(
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

/** Sends when nothing is missing, and once at a time; answers with the field that wants the focus. */
async function submit(
	parts: Parts,
	{ get, send }: FormStore,
	signals: SpamSignals,
	onSaved: ( answer: FormResult ) => void
): Promise< string | undefined > {
	const { browser, page, fields } = parts;
	const { status, values } = get();
	if ( status !== 'ready' ) {
		return undefined;
	}
	const fieldErrors = checkForm( fields, values );
	if ( fieldErrors.length ) {
		send( withFieldErrors( parts, fieldErrors ) );
		return fieldErrors[ 0 ]?.name;
	}
	send( { ...QUIET, status: 'sending' } );
	const message = { ...parts, values };
	const answer = await sendForm( browser, page.ajaxUrl, message, signals );
	send( withReply( parts, answer ) );
	if ( answer.isSaved ) {
		onSaved( answer );
	}
	const { errors } = get();
	return fields.find( ( { name } ) => name in errors )?.name;
}

/** Starts a contact form with what was typed before, if anything. */
export function createContactFormStore( parts: Parts ): ContactFormStore {
	const { browser } = parts;
	const store = createStore< FormState, Partial< FormState > >(
		( state, changes ) => ( { ...state, ...changes } ),
		{ ...QUIET, status: 'ready', values: readDraft( browser, parts ) }
	);
	const { get, send } = store;
	/** When the panel opened; 0 while it is closed. */
	let openedAt = 0;
	let stopClosing: Cleanup = () => undefined;

	function keep( values: FieldValues ) {
		send( { values } );
		writeDraft( browser, { ...parts, values } );
	}

	/** A form that was sent is empty the next time. */
	function handleClosed() {
		openedAt = 0;
		if ( get().status === 'sent' ) {
			stopClosing();
			send( { ...QUIET, status: 'ready' } );
		}
	}

	return {
		...store,
		fields: parts.fields,
		handleClosed,
		handleOpened() {
			openedAt = +browser.now();
		},
		change( name, value ) {
			const { [ name ]: _, ...errors } = get().errors;
			keep( { ...get().values, [ name ]: value } );
			send( { errors } );
		},
		submit( honeypot ) {
			const signals = { honeypot, fillMs: +browser.now() - openedAt };
			return submit( parts, store, signals, ( answer ) => {
				keep( {} );
				stopClosing = follow( parts, answer );
				if ( ! openedAt ) {
					handleClosed();
				}
			} );
		},
	};
}
