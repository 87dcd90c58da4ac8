import type { Cleanup } from '../../shared/types';
import {
	checkForm,
	type FieldFault,
	type FormField,
	type FormReply,
} from '../domain/contact-form';
import { say } from '../domain/strings';
import type { ViewPlatform } from '../browser/types';
import {
	readDraft,
	sendForm,
	writeDraft,
	type FormAnswer,
	type FormMessage,
	type FormSigns,
	type Texts,
} from './contact-form-api';
import { createStore, type Store } from './store';
import type { WidgetCore } from './context';

/** What a contact form shows. */
export interface FormState {
	readonly status: 'ready' | 'sending' | 'sent';
	readonly values: Texts;
	/** Field name → its fault in words. */
	readonly errors: Texts;
	/** What the form as a whole has to say. */
	readonly message: string;
	/** Where the visitor goes on after a saved message. */
	readonly redirect: FormReply[ 'redirect' ];
}

/** A contact form beyond its panel: closing the panel neither loses what was typed nor sends it twice. */
export interface ContactSession
	extends Pick< Store< FormState, never >, 'get' | 'subscribe' > {
	readonly fields: readonly FormField[];
	/** The panel is there: time runs. */
	enter: () => void;
	/** The panel is gone: a form that was sent is empty the next time. */
	leave: () => void;
	change: ( name: string, value: string ) => void;
	/** Sends when nothing is missing; answers with the field that wants the focus. */
	submit: ( trap: string ) => Promise< string | undefined >;
}

type Parts = Pick< WidgetCore, 'page' | 'assets' | 'widget' > & {
	readonly platform: ViewPlatform;
	readonly channel: FormMessage[ 'channel' ];
	readonly fields: readonly FormField[];
	/** The form wants to be closed. */
	readonly onClose: () => void;
};

const QUIET = { errors: {}, message: '', redirect: null } as const;

/** What the form shows when something is missing: nothing was sent. */
function stateOfFaults(
	{ assets }: Parts,
	faults: readonly FieldFault[]
): Partial< FormState > {
	const errors = faults.map( ( { name, fault } ) => [
		name,
		say( assets.lang, fault ),
	] );
	return { ...QUIET, errors: Object.fromEntries( errors ) as Texts };
}

/** What the form shows after an answer. A server that said nothing is spoken for; a fault that belongs to no field here is told by the form. */
function stateAfter(
	{ assets, fields }: Parts,
	{ isSaved, message, errors, reason, redirect }: FormAnswer
): Partial< FormState > {
	const faults: Record< string, string > = {};
	let words = message;
	for ( const error of errors ) {
		if ( fields.some( ( { name } ) => name === error.field ) ) {
			faults[ error.field ] = error.message;
		} else {
			words = `${ words } ${ error.message }`.trim();
		}
	}
	const isSpokenFor = ! words && ! Object.keys( faults ).length;
	return {
		status: isSaved ? 'sent' : 'ready',
		errors: faults,
		message: isSpokenFor
			? say( assets.lang, isSaved ? 'sent' : reason )
			: words,
		redirect,
	};
}

/** What a saved message does next (spec section 7, call 4). */
function follow(
	{ platform, widget, channel, onClose }: Parts,
	{ redirect, closeAfterSeconds }: FormReply
): Cleanup {
	platform.emit( 'chaty:submitted', {
		widget: widget.id,
		channel: channel.slug,
	} );
	if ( redirect ) {
		platform.navigate( redirect.href, redirect.isNewTab );
	}
	return closeAfterSeconds === null
		? () => undefined
		: platform.after( closeAfterSeconds * 1000, onClose );
}

type FormStore = Store< FormState, Partial< FormState > >;

/** Sends when nothing is missing, and once at a time; answers with the field that wants the focus. */
async function submit(
	parts: Parts,
	{ get, send }: FormStore,
	signs: FormSigns,
	onSaved: ( answer: FormAnswer ) => void
): Promise< string | undefined > {
	const { platform, page, fields } = parts;
	const { status, values } = get();
	if ( status !== 'ready' ) {
		return undefined;
	}
	const faults = checkForm( fields, values );
	if ( faults.length ) {
		send( stateOfFaults( parts, faults ) );
		return faults[ 0 ]?.name;
	}
	send( { ...QUIET, status: 'sending' } );
	const message = { ...parts, values };
	const answer = await sendForm( platform, page.ajaxUrl, message, signs );
	send( stateAfter( parts, answer ) );
	if ( answer.isSaved ) {
		onSaved( answer );
	}
	const { errors } = get();
	return fields.find( ( { name } ) => name in errors )?.name;
}

/** Starts a contact form with what was typed before, if anything. */
export function createContactSession( parts: Parts ): ContactSession {
	const { platform } = parts;
	const store = createStore< FormState, Partial< FormState > >(
		( state, changes ) => ( { ...state, ...changes } ),
		{ ...QUIET, status: 'ready', values: readDraft( platform, parts ) }
	);
	const { get, send } = store;
	/** When the panel opened; 0 while it is closed. */
	let openedAt = 0;
	let stopClosing: Cleanup = () => undefined;

	function keep( values: Texts ) {
		send( { values } );
		writeDraft( platform, { ...parts, values } );
	}

	/** A form that was sent is empty the next time. */
	function leave() {
		openedAt = 0;
		if ( get().status === 'sent' ) {
			stopClosing();
			send( { ...QUIET, status: 'ready' } );
		}
	}

	return {
		...store,
		fields: parts.fields,
		leave,
		enter() {
			openedAt = +platform.now();
		},
		change( name, value ) {
			const { [ name ]: _, ...errors } = get().errors;
			keep( { ...get().values, [ name ]: value } );
			send( { errors } );
		},
		submit( trap ) {
			const signs = { trap, fillMs: +platform.now() - openedAt };
			return submit( parts, store, signs, ( answer ) => {
				keep( {} );
				stopClosing = follow( parts, answer );
				if ( ! openedAt ) {
					leave();
				}
			} );
		},
	};
}
