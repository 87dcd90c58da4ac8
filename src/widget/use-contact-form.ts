import { useRef, useState } from 'react';
import {
	checkForm,
	type FieldFault,
	type FormField,
	type FormReply,
} from '../domain/contact-form';
import type { ChannelModel } from '../domain/settings/model';
import { say } from '../domain/words';
import { sendForm, type Texts } from '../services/form';
import { useDraft } from './use-draft';
import type { WidgetView } from './view';

interface FormState {
	readonly status: 'ready' | 'sending' | 'sent';
	/** Field name → its fault in words. */
	readonly errors: Texts;
	/** What the form as a whole has to say. */
	readonly message: string;
}

/** A contact form's state and what moves it. */
export interface ContactForm extends FormState {
	readonly values: Texts;
	change: ( name: string, value: string ) => void;
	/** Sends when nothing is missing; answers with the field that wants the focus. */
	submit: () => Promise< string | undefined >;
}

const READY: FormState = { status: 'ready', errors: {}, message: '' };

/** What a saved message does next (spec section 7, call 4). */
function follow(
	{ platform, panel, widget }: WidgetView,
	channel: ChannelModel,
	{ redirect, closeAfterSeconds }: FormReply
): void {
	platform.emit( 'chaty:submitted', {
		widget: widget.id,
		channel: channel.slug,
	} );
	if ( redirect ) {
		platform.navigate( redirect.href, redirect.isNewTab );
	}
	if ( closeAfterSeconds !== null ) {
		platform.after( closeAfterSeconds * 1000, () =>
			panel.send( { type: 'close-panel' } )
		);
	}
}

/** What the form shows when something is missing: nothing was sent. */
function stateOfFaults(
	{ assets }: WidgetView,
	faults: readonly FieldFault[]
): FormState {
	const errors = faults.map( ( { name, fault } ) => [
		name,
		say( assets.lang, fault ),
	] );
	return { ...READY, errors: Object.fromEntries( errors ) as Texts };
}

/** What the form shows after a reply. A server that said nothing is spoken for. */
function stateAfter( { assets }: WidgetView, reply: FormReply ): FormState {
	const { isSaved, message, errors } = reply;
	const word = isSaved ? 'sent' : 'failed';
	return {
		status: isSaved ? 'sent' : 'ready',
		errors: Object.fromEntries(
			errors.map( ( error ) => [ error.field, error.message ] )
		),
		message: message || ( errors.length ? '' : say( assets.lang, word ) ),
	};
}

/** Runs a contact form: what is typed is kept until the server has it. */
export function useContactForm(
	view: WidgetView,
	channel: ChannelModel,
	fields: readonly FormField[]
): ContactForm {
	const { platform, page, widget } = view;
	const [ values, keep ] = useDraft( view, channel );
	const [ state, setState ] = useState( READY );
	const isSending = useRef( false );

	async function send(): Promise< string | undefined > {
		setState( { ...READY, status: 'sending' } );
		const reply = await sendForm( platform, page.ajaxUrl, {
			widget,
			channel,
			values,
		} );
		setState( stateAfter( view, reply ) );
		if ( reply.isSaved ) {
			keep( {} );
			follow( view, channel, reply );
		}
		return reply.errors[ 0 ]?.field;
	}

	async function submit(): Promise< string | undefined > {
		const faults = checkForm( fields, values );
		if ( faults.length ) {
			setState( stateOfFaults( view, faults ) );
			return faults[ 0 ]?.name;
		}
		if ( isSending.current ) {
			return undefined;
		}
		isSending.current = true;
		return send().finally( () => {
			isSending.current = false;
		} );
	}

	return {
		...state,
		values,
		change: ( name, value ) => keep( { ...values, [ name ]: value } ),
		submit,
	};
}
