import { useId, type ReactElement } from 'react';
import { readRichText } from '../../shared/rich-text';
import type { ConsentSettings } from '../domain/settings/parse-panels';
import { FormattedText } from './formatted-text';

/** A box to check, with the owner's text and its links. */
export function Consent( {
	text,
	isRequired,
	isChecked,
	error,
	onChange,
}: ConsentSettings & {
	readonly isChecked: boolean;
	readonly error: string | undefined;
	readonly onChange: ( isChecked: boolean ) => void;
} ): ReactElement {
	const id = useId();
	const errorId = useId();
	return (
		<div className="chaty-consent">
			<input
				type="checkbox"
				id={ id }
				name="own_consent"
				checked={ isChecked }
				aria-required={ isRequired }
				aria-invalid={ error !== undefined }
				aria-describedby={ error === undefined ? undefined : errorId }
				onChange={ ( { target } ) => onChange( target.checked ) }
			/>
			<label htmlFor={ id }>
				<FormattedText nodes={ readRichText( text ) } />
				{ isRequired ? <span aria-hidden="true">{ ' *' }</span> : null }
			</label>
			{ error === undefined ? null : (
				<p className="chaty-error-msg" id={ errorId }>
					{ error }
				</p>
			) }
		</div>
	);
}
