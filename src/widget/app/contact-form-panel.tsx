import { useEffect, useRef, type FormEvent, type ReactElement } from 'react';
import { getContrastColor, readColor } from '../domain/color';
import { asRecord, readText, type Raw } from '../../shared/raw-values';
import { getString } from '../domain/strings';
import { setCssVariables } from '../launcher/css-variables';
import { FormField } from './form-field';
import { ContactMessage } from './form-status';
import { Panel, type PanelProps } from './panel';
import { useContactForm, type ContactForm } from './use-contact-form';
import type { WidgetController } from './widget-controller';

const NAMES = {
	panel: 'chaty-contact-form-box',
	head: 'chaty-contact-form-title',
};

const HONEYPOT = 'website';

interface FormParts {
	readonly controller: WidgetController;
	readonly form: ContactForm;
}

/** A field that people neither see nor reach. What stands in it was put there by a machine. */
function Honeypot(): ReactElement {
	return (
		<div className="chaty-unseen" aria-hidden="true">
			<input name={ HONEYPOT } tabIndex={ -1 } autoComplete="off" />
		</div>
	);
}

/** The button's colors are the owner's; words without one have the one that can be read. */
function setButtonColors(
	element: HTMLElement | null,
	{ colors }: WidgetController[ 'widget' ],
	settings: Raw
): void {
	const own = ( key: string ) => readColor( readText( settings, key ), '' );
	const background = own( 'button_bg_color' ) || ( colors[ 'color' ] ?? '' );
	if ( element ) {
		setCssVariables( element, {
			'submit-color': background,
			'submit-text':
				own( 'button_text_color' ) || getContrastColor( background ),
		} );
	}
}

function SubmitButton( {
	controller: { widget, assets },
	form,
	settings,
}: FormParts & { readonly settings: Raw } ): ReactElement {
	const isSending = form.status === 'sending';
	const text = getString( assets.lang, isSending ? 'sending' : 'send' );
	return (
		<div className="chaty-contact-form-button">
			<button
				type="submit"
				className="chaty-submit-button"
				id={ `chaty-submit-button-${ widget.id }` }
				disabled={ isSending }
				aria-busy={ isSending }
				ref={ ( element ) =>
					setButtonColors( element, widget, settings )
				}
			>
				{ isSending ? (
					<span className="chaty-loader" aria-hidden="true" />
				) : null }
				{ isSending ? text : readText( settings, 'button_text', text ) }
			</button>
		</div>
	);
}

/** Sends, and moves the focus to what the answer is about. */
function useSubmit( { status, store }: ContactForm ) {
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
		const honeypot = element.current?.elements.namedItem( HONEYPOT );
		const name = await store.submit(
			( honeypot as HTMLInputElement | null )?.value ?? ''
		);
		// The first field at fault, else the button, which lost the focus while it was busy.
		focus( name ? `[name="${ name }"]` : '.chaty-submit-button' );
	}

	return { element, submit };
}

/** The fields and what became of them. The form's own checks speak, so the browser's stay quiet. */
function Form( {
	controller,
	channel,
	settings,
}: Omit< PanelProps, 'isUserInitiated' > & {
	readonly settings: Raw;
} ): ReactElement {
	const form = useContactForm( controller, channel );
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
					<Honeypot />
				</div>
			) }
			<ContactMessage controller={ controller } form={ form } />
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

/** The contact form (spec section 2, "Contact_Us"). */
export function ContactFormPanel( {
	controller,
	channel,
}: PanelProps ): ReactElement {
	const settings = asRecord( channel.raw[ 'contact_form_settings' ] );
	return (
		<Panel
			controller={ controller }
			channel={ channel }
			title={ readText( settings, 'contact_form_title', channel.label ) }
			color={ readColor( readText( settings, 'title_bg_color' ), '' ) }
			names={ NAMES }
		>
			<Form
				controller={ controller }
				channel={ channel }
				settings={ settings }
			/>
		</Panel>
	);
}
