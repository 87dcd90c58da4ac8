import { useMemo, useRef, type FormEvent, type ReactElement } from 'react';
import {
	readFormFields,
	type FormField as Field,
} from '../domain/contact-form';
import type { ChannelModel } from '../domain/settings/model';
import { asRaw, readText, type Raw } from '../domain/settings/read';
import { say } from '../domain/words';
import { FormField } from './form-field';
import { Panel } from './panel';
import { useContactForm, type ContactForm } from './use-contact-form';
import type { WidgetView } from './view';

interface FormParts {
	readonly view: WidgetView;
	readonly form: ContactForm;
}

function Fields( {
	view,
	form,
	fields,
}: FormParts & { readonly fields: readonly Field[] } ): ReactElement {
	return (
		<div className="chaty-contact-inputs">
			{ fields.map( ( field ) => (
				<FormField
					key={ field.name }
					field={ field }
					widgetId={ view.widget.id }
					label={ field.label || say( view.assets.lang, field.name ) }
					value={ form.values[ field.name ] ?? '' }
					error={ form.errors[ field.name ] ?? null }
					onChange={ ( value ) => form.change( field.name, value ) }
				/>
			) ) }
		</div>
	);
}

/** What the form as a whole has to say; both places stand there before, so that it is read out. */
function FormMessage( { form: { status, message } }: FormParts ): ReactElement {
	return (
		<>
			<div role="status">
				{ status === 'sent' ? (
					<p className="chaty-ajax-success-message">{ message }</p>
				) : null }
			</div>
			<div role="alert">
				{ status === 'ready' && message ? (
					<p className="chaty-ajax-error-message chaty-error-msg">
						{ message }
					</p>
				) : null }
			</div>
		</>
	);
}

function SubmitButton( {
	view: { widget, assets },
	form,
	settings,
}: FormParts & { readonly settings: Raw } ): ReactElement {
	const isSending = form.status === 'sending';
	const text = say( assets.lang, isSending ? 'sending' : 'send' );
	return (
		<button
			type="submit"
			className="chaty-submit-button"
			id={ `chaty-submit-button-${ widget.id }` }
			disabled={ isSending }
		>
			{ isSending ? text : readText( settings, 'button_text', text ) }
		</button>
	);
}

/** The contact form (spec section 2, "Contact_Us"). Its own checks speak, so the browser's stay quiet. */
export function ContactFormPanel( {
	view,
	channel,
}: {
	readonly view: WidgetView;
	readonly channel: ChannelModel;
} ): ReactElement {
	const settings = asRaw( channel.raw[ 'contact_form_settings' ] );
	const fields = useMemo( () => readFormFields( channel ), [ channel ] );
	const form = useContactForm( view, channel, fields );
	const element = useRef< HTMLFormElement >( null );

	async function submit( event: FormEvent ) {
		event.preventDefault();
		const name = await form.submit();
		const field = element.current?.querySelector< HTMLElement >(
			`[name="${ name }"]`
		);
		field?.focus();
	}

	return (
		<Panel
			view={ view }
			channel={ channel }
			title={ readText( settings, 'contact_form_title', channel.label ) }
		>
			<form
				ref={ element }
				className="chaty-ajax-contact-form"
				noValidate
				aria-busy={ form.status === 'sending' }
				onSubmit={ submit }
			>
				<Fields view={ view } form={ form } fields={ fields } />
				<FormMessage view={ view } form={ form } />
				<SubmitButton
					view={ view }
					form={ form }
					settings={ settings }
				/>
			</form>
		</Panel>
	);
}
