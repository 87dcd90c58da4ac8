import { useId, type ReactElement } from 'react';
import type { FormField as Field } from '../domain/contact-form';

/** How a browser helps with each field. */
const HELP = {
	name: { type: 'text', autoComplete: 'name' },
	email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
	phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
	message: { type: 'text' },
} as const;

interface FormFieldProps {
	readonly field: Field;
	readonly widgetId: string;
	readonly label: string;
	readonly value: string;
	/** The fault in words; `null` when there is none. */
	readonly error: string | null;
	readonly onChange: ( value: string ) => void;
}

/** One field with its visible label, and what is wrong with it. */
export function FormField( props: FormFieldProps ): ReactElement {
	const { field, widgetId, label, value, error, onChange } = props;
	const errorId = useId();
	const { type, ...help } = HELP[ field.name ];
	const shared = {
		...help,
		id: `${ field.name }-${ widgetId }`,
		name: field.name,
		className: `chaty-input-field field-${ field.name }${
			error === null ? '' : ' has-chaty-error'
		}`,
		placeholder: field.placeholder,
		value,
		'aria-required': field.isRequired,
		'aria-invalid': error !== null,
		'aria-describedby': error === null ? undefined : errorId,
		onChange: ( event: { target: { value: string } } ) =>
			onChange( event.target.value ),
	};
	return (
		<div className="chaty-contact-input">
			<label className="chaty-form-label" htmlFor={ shared.id }>
				{ label }
				{ field.isRequired ? <span aria-hidden="true"> *</span> : null }
			</label>
			{ field.isLong ? (
				<textarea { ...shared } rows={ 4 } />
			) : (
				<input { ...shared } type={ type } />
			) }
			{ error === null ? null : (
				<p className="chaty-error-msg" id={ errorId }>
					{ error }
				</p>
			) }
		</div>
	);
}
