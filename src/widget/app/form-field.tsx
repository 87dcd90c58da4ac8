import { useId, type ReactElement } from 'react';
import type { FieldName, FormField as Field } from '../domain/contact-form';
import { getString, type StringKey } from '../domain/strings';
import { classNames } from '../launcher/dom';
import { Consent } from './consent';
import type { FormParts } from './use-contact-form';

/** Input types of the fields for which the browser offers help. */
const TYPES: Partial< Record< string, 'email' | 'tel' > > = {
	email: 'email',
	phone: 'tel',
};

/** Longest values in characters, on the server too (docs/how-it-works.md, "Contact form"). */
const MAX_LENGTHS: Partial< Record< string, number > > = {
	name: 100,
	email: 100,
	phone: 100,
	message: 5000,
};
const OWN_MAX_LENGTH = 500;

interface FormFieldProps extends FormParts {
	readonly field: Field;
}

function getInputProps(
	{ field, controller, form }: FormFieldProps,
	errorId: string
) {
	const { name, kind, isRequired, isMultiline } = field;
	const error = form.errors[ name ];
	const type = TYPES[ name ];
	const maxLength = MAX_LENGTHS[ name ];
	return {
		...( kind === 'choice'
			? null
			: {
					type: isMultiline ? undefined : type ?? ( kind || 'text' ),
					step: kind === 'number' ? 'any' : undefined,
					inputMode: type,
					maxLength: maxLength ?? OWN_MAX_LENGTH,
					placeholder: field.placeholder,
			  } ),
		autoComplete: maxLength === 100 ? type ?? name : 'off',
		id: `${ name }-${ controller.widget.id }${ controller.place ?? '' }`,
		name,
		className: classNames(
			`chaty-input-field field-${ name }`,
			isMultiline && 'chaty-textarea-field',
			isRequired && 'is-required',
			error !== undefined && 'has-chaty-error'
		),
		value: form.values[ name ] ?? '',
		'aria-required': isRequired,
		'aria-invalid': error !== undefined,
		'aria-describedby': error === undefined ? undefined : errorId,
		onChange: ( event: { target: { value: string } } ) =>
			form.store.change( name, event.target.value ),
	};
}

/** A field that visitors type into, or choose from. */
function TypedField( props: FormFieldProps ): ReactElement {
	const { field, controller, form } = props;
	const errorId = useId();
	const { kind, isRequired, isMultiline, name, label } = field;
	const input = getInputProps( props, errorId );
	const error = form.errors[ name ];
	const getText = ( key: StringKey ) =>
		getString( controller.assets.lang, key );
	const Input = isMultiline ? 'textarea' : 'input';
	return (
		<div className="chaty-contact-input">
			<label className="chaty-form-label" htmlFor={ input.id }>
				{ label || getText( name as FieldName ) }
				{ isRequired ? (
					<span className="required_indicate" aria-hidden="true">
						{ ' *' }
					</span>
				) : null }
			</label>
			{ kind === 'choice' ? (
				<select { ...input }>
					<option value="">{ field.placeholder }</option>
					{ field.options.map( ( option ) => (
						<option key={ option }>{ option }</option>
					) ) }
				</select>
			) : (
				<Input { ...input } />
			) }
			{ error === undefined ? null : (
				<p
					className={
						// A required field is marked without a visible text; screen readers read it.
						error === getText( 'required' )
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

export function FormField( props: FormFieldProps ): ReactElement {
	const { field, form } = props;
	const { name, label } = field;
	return field.kind === 'consent' ? (
		<Consent
			text={ label }
			isRequired={ field.isRequired }
			isChecked={ Boolean( form.values[ name ] ) }
			error={ form.errors[ name ] }
			onChange={ ( isChecked ) =>
				form.store.change( name, isChecked ? '1' : '' )
			}
		/>
	) : (
		<TypedField { ...props } />
	);
}
