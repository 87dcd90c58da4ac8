import { useRef, useState } from 'react';
import { checkForm, type FormField, type FormReply } from '../domain/contact-form';
import type { ChannelModel } from '../domain/settings/model';
import { say } from '../domain/words';
import { readDraft, sendForm, writeDraft } from '../services/form';
import type { WidgetView } from './view';

type Texts = Readonly< Record< string, string > >;

/** A contact form's state and what moves it. */
export interface ContactForm {
	readonly status: 'ready' | 'sending' | 'sent';
	readonly values: Texts;
	/** Field name → its fault in words. */
	readonly errors: Texts;
	/** What the form as a whole has to say. */
	readonly message: string;
	change( name: string, value: string ): void;
	/** Sends when nothing is missing; answers with the field that wants the focus. */
	submit(): Promise< string | undefined >;
}

/** What a saved message does next (spec section 7, call 4). */
function follow( { platform, panel }: WidgetView, reply: FormReply ): void {
	if ( reply.redirect ) {
		platform.navigate( reply.redirect.href, reply.redirect.isNewTab );
	}
	if ( reply.closeAfterSeconds !== null ) {
		platform.after( reply.closeAfterSeconds * 1000, () =>
			panel.send( { type: 'close-panel' } )
		);
	}
}

/** Runs a contact form: what is typed is kept until the server has it. */
export function useContactForm(
	view: WidgetView,
	channel: ChannelModel,
	fields: readonly FormField[]
): ContactForm {
	const { platform, page, assets, widget } = view;
	const form = { widget, channel };
	const [ values, setValues ] = useState< Texts >( () => readDraft( platform, form ) );
	const [ status, setStatus ] = useState< ContactForm[ 'status' ] >( 'ready' );
	const [ errors, setErrors ] = useState< Texts >( {} );
	const [ message, setMessage ] = useState( '' );
	const isSending = useRef( false );

	async function send(): Promise< string | undefined > {
		setStatus( 'sending' );
		setMessage( '' );
		const reply = await sendForm( platform, page.ajaxUrl, { ...form, values } );
		const isSilent = ! reply.message && ! reply.errors.length;
		setMessage( isSilent ? say( assets.lang, reply.isSaved ? 'sent' : 'failed' ) : reply.message );
		setErrors(
			Object.fromEntries( reply.errors.map( ( one ) => [ one.field, one.message ] ) )
		);
		setStatus( reply.isSaved ? 'sent' : 'ready' );
		if ( reply.isSaved ) {
			writeDraft( platform, { ...form, values: {} } );
			setValues( {} );
			platform.emit( 'chaty:submitted', { widget: widget.id, channel: channel.slug } );
			follow( view, reply );
		}
		return reply.errors[ 0 ]?.field;
	}

	return {
		status,
		values,
		errors,
		message,
		change( name, value ) {
			const next = { ...values, [ name ]: value };
			setValues( next );
			writeDraft( platform, { ...form, values: next } );
		},
		async submit() {
			if ( isSending.current ) {
				return undefined;
			}
			const faults = checkForm( fields, values );
			setErrors(
				Object.fromEntries(
					faults.map( ( { name, fault } ) => [ name, say( assets.lang, fault ) ] )
				)
			);
			if ( faults.length ) {
				return faults[ 0 ]?.name;
			}
			isSending.current = true;
			return send().finally( () => {
				isSending.current = false;
			} );
		},
	};
}
