import { useId, type ReactElement } from 'react';
import type { FormField as Field } from '../domain/contact-form';
import { getString } from '../domain/strings';
import type { PanelContext } from '../services/context';
import { classNames } from '../launcher/dom';
import type { ContactForm } from './use-contact-form';

/** Input types of the fields for which the browser offers help. */
const TYPES: Partial< Record< Field[ 'name' ], 'email' | 'tel' > > = {
	email: 'email',
	phone: 'tel',
};

interface FormFieldProps {
	readonly field: Field;
	readonly controller: PanelContext;
	readonly form: ContactForm;
}

/** Props of the input or text area. */
function getInputProps(
	{ field, controller, form }: FormFieldProps,
	errorId: string
) {
	const { name, isRequired, isMultiline } = field;
	const error = form.errors[ name ];
	const type = TYPES[ name ];
	const isMessage = name === 'message';
	return {
		type: isMultiline ? undefined : type ?? 'text',
		inputMode: type,
		autoComplete: isMessage ? 'off' : type ?? name,
		// docs/how-it-works.md, "Contact form".
		maxLength: isMessage ? 5000 : 100,
		id: `${ name }-${ controller.widget.id }`,
		name,
		className: classNames(
			`chaty-input-field field-${ name }`,
			isMultiline && 'chaty-textarea-field',
			isRequired && 'is-required',
			error !== undefined && 'has-chaty-error'
		),
		placeholder: field.placeholder,
		value: form.values[ name ] ?? '',
		'aria-required': isRequired,
		'aria-invalid': error !== undefined,
		'aria-describedby': error === undefined ? undefined : errorId,
		onChange: ( event: { target: { value: string } } ) =>
			form.store.change( name, event.target.value ),
	};
}

/** A field with its label and error. */
export function FormField( props: FormFieldProps ): ReactElement {
	const { field, controller, form } = props;
	const errorId = useId();
	const { isRequired, isMultiline, name, label } = field;
	const input = getInputProps( props, errorId );
	const error = form.errors[ name ];
	const Input = isMultiline ? 'textarea' : 'input';
	return (
		<div className="chaty-contact-input">
			<label className="chaty-form-label" htmlFor={ input.id }>
				{ label || getString( controller.assets.lang, name ) }
				{ isRequired ? (
					<span className="required_indicate" aria-hidden="true">
						{ ' *' }
					</span>
				) : null }
			</label>
			<Input { ...input } />
			{ error === undefined ? null : (
				<p
					className={
						// A required field is marked without a visible text; screen readers read it.
						isRequired && ! input.value.trim()
							? 'chaty-unseen'
							: 'chaty-error-msg'
					}
					id={ errorId }
				>
					{ error }
				</p>
			) }
		</div>
	);
}
