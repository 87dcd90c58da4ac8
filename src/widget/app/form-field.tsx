import { useId, type ReactElement } from 'react';
import type { FormField as Field } from '../domain/contact-form';
import { getString } from '../domain/strings';
import { classNames } from '../launcher/launcher';
import type { ContactForm } from './use-contact-form';
import type { WidgetController } from './widget-controller';

/** How a browser helps with the fields that are more than words. */
const TYPES: Partial< Record< Field[ 'name' ], 'email' | 'tel' > > = {
	email: 'email',
	phone: 'tel',
};

interface FormFieldProps {
	readonly field: Field;
	readonly controller: WidgetController;
	readonly form: ContactForm;
}

/** What the field's input has, one line or several. */
function inputProps(
	{ field, controller, form }: FormFieldProps,
	errorId: string
) {
	const { name, isRequired, isLong } = field;
	const error = form.errors[ name ];
	const type = TYPES[ name ];
	const isMessage = name === 'message';
	return {
		type: isLong ? undefined : type ?? 'text',
		inputMode: type,
		autoComplete: isMessage ? 'off' : type ?? name,
		// What the server has room for.
		maxLength: isMessage ? 5000 : 100,
		id: `${ name }-${ controller.widget.id }`,
		name,
		className: classNames(
			`chaty-input-field field-${ name }`,
			isLong && 'chaty-textarea-field',
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

/** One field with its visible label, and what is wrong with it. */
export function FormField( props: FormFieldProps ): ReactElement {
	const { field, controller, form } = props;
	const errorId = useId();
	const { isRequired, isLong, name, label } = field;
	const input = inputProps( props, errorId );
	const error = form.errors[ name ];
	const Input = isLong ? 'textarea' : 'input';
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
						// The look says it; the words are read out.
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
