import { useMemo, useRef, type ReactElement } from 'react';
import { readFormFields } from '../domain/contact-form';
import type { ChannelModel } from '../domain/settings/model';
import { asRaw, readText } from '../domain/settings/read';
import { say } from '../domain/words';
import type { WidgetView } from './view';
import { FormField } from './form-field';
import { Panel } from './panel';
import { useContactForm } from './use-contact-form';

/** The contact form (spec section 2, "Contact_Us"). Its own checks speak, so the browser's stay quiet. */
export function ContactFormPanel( {
	view,
	channel,
}: {
	readonly view: WidgetView;
	readonly channel: ChannelModel;
} ): ReactElement {
	const { widget, assets } = view;
	const settings = asRaw( channel.raw[ 'contact_form_settings' ] );
	const fields = useMemo( () => readFormFields( channel ), [ channel ] );
	const form = useContactForm( view, channel, fields );
	const element = useRef< HTMLFormElement >( null );
	const isSending = form.status === 'sending';

	async function submit() {
		const name = await form.submit();
		if ( name ) {
			element.current?.querySelector< HTMLElement >( `[name="${ name }"]` )?.focus();
		}
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
				aria-busy={ isSending }
				onSubmit={ ( event ) => {
					event.preventDefault();
					void submit();
				} }
			>
				{ fields.map( ( field ) => (
					<FormField
						key={ field.name }
						field={ field }
						widgetId={ widget.id }
						label={ say( assets.lang, field.name ) }
						value={ form.values[ field.name ] ?? '' }
						error={ form.errors[ field.name ] ?? null }
						onChange={ ( value ) => form.change( field.name, value ) }
					/>
				) ) }
				<div role="status">
					{ form.status === 'sent' ? (
						<p className="chaty-ajax-success-message">
							{ form.message || say( assets.lang, 'sent' ) }
						</p>
					) : null }
				</div>
				<div role="alert">
					{ form.status === 'ready' && form.message ? (
						<p className="chaty-ajax-error-message chaty-error-msg">{ form.message }</p>
					) : null }
				</div>
				<button
					type="submit"
					className="chaty-submit-button"
					id={ `chaty-submit-button-${ widget.id }` }
					disabled={ isSending }
				>
					{ isSending
						? say( assets.lang, 'sending' )
						: readText( settings, 'button_text', say( assets.lang, 'send' ) ) }
				</button>
			</form>
		</Panel>
	);
}
