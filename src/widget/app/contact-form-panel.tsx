import { useEffect, useRef, type FormEvent, type ReactElement } from 'react';
import {
	parseContactForm,
	type ContactFormSettings,
} from '../domain/settings/parse-contact-form';
import { getString } from '../domain/strings';
import type { PanelProps } from '../services/context';
import type { FormProps } from '../services/form-context';
import { FormField } from './form-field';
import { FormStatus } from './form-status';
import { colorVariables, Panel } from './panel';
import {
	useContactForm,
	type ContactFormState,
	type FormParts,
} from './use-contact-form';

const NAMES = {
	panel: 'chaty-contact-form-box',
	head: 'chaty-contact-form-title',
};

/** A field that people neither see nor reach; only bots fill it in. */
const HONEYPOT = { name: 'website', tabIndex: -1, autoComplete: 'off' };

type SettingsProps = { readonly settings: ContactFormSettings };

function SubmitButton( {
	controller: { widget, assets, place = '' },
	form,
	settings: { button },
}: FormParts & SettingsProps ): ReactElement {
	const isSending = form.status === 'sending';
	const text = getString( assets.lang, isSending ? 'sending' : 'send' );
	return (
		<div className="chaty-contact-form-button">
			<button
				type="submit"
				className="chaty-submit-button"
				id={ `chaty-submit-button-${ widget.id }${ place }` }
				disabled={ isSending }
				aria-busy={ isSending }
				ref={ colorVariables( widget, button.color, button.textColor ) }
			>
				{ isSending ? (
					<span className="chaty-loader" aria-hidden="true" />
				) : null }
				{ isSending ? text : button.text || text }
			</button>
		</div>
	);
}

/** Submits, and moves the focus to what the answer is about. */
function useSubmit( { status, store }: ContactFormState ) {
	const element = useRef< HTMLFormElement >( null );
	const focus = ( selector: string ) =>
		element.current?.querySelector< HTMLElement >( selector )?.focus();

	useEffect( () => {
		if ( status === 'sent' ) {
			focus( '[role="status"]' );
		}
	}, [ status ] );

	async function submit( event: FormEvent ) {
		event.preventDefault();
		const find = ( selector: string ) => [
			...( element.current?.querySelectorAll< HTMLInputElement >(
				selector
			) ?? [] ),
		];
		const name = await store.submit(
			find( `[name=${ HONEYPOT.name }]` )[ 0 ]?.value ?? '',
			find( ':invalid' ).map( ( input ) => input.name )
		);
		// The first invalid field, else the button, which lost the focus while it was disabled.
		focus( name ? `[name="${ name }"]` : '.chaty-submit-button' );
	}

	return { element, submit };
}

/** `noValidate`: the form's own messages replace the browser's. */
function Form( {
	controller,
	channel,
	settings,
}: FormProps & SettingsProps ): ReactElement {
	const form = useContactForm( controller, channel, settings.fields );
	const { status } = form;
	const { element, submit } = useSubmit( form );
	return (
		<form
			ref={ element }
			className="chaty-ajax-contact-form"
			noValidate
			aria-busy={ status === 'sending' }
			onSubmit={ submit }
		>
			{ status === 'sent' ? null : (
				<div className="chaty-contact-inputs">
					{ form.store.fields.map( ( field ) => (
						<FormField
							key={ field.name }
							field={ field }
							controller={ controller }
							form={ form }
						/>
					) ) }
					<div className="chaty-unseen" aria-hidden="true">
						<input { ...HONEYPOT } />
					</div>
				</div>
			) }
			<FormStatus controller={ controller } form={ form } />
			{ status === 'sent' ? null : (
				<SubmitButton
					controller={ controller }
					form={ form }
					settings={ settings }
				/>
			) }
		</form>
	);
}

/** The form in the content of a page. */
export const ContactForm = ( props: FormProps ): ReactElement => (
	<Form { ...props } settings={ parseContactForm( props.channel ) } />
);

export function ContactFormPanel( props: PanelProps ): ReactElement {
	const settings = parseContactForm( props.channel );
	return (
		<Panel { ...props } { ...settings } names={ NAMES }>
			<Form { ...props } settings={ settings } />
		</Panel>
	);
}
