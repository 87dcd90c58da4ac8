import {
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { FIELD_SIZE, FieldNotes } from '../components/field-notes';
import { VariableChips } from '../components/variable-chips';
import type { Issue } from '../domain/preload';
import { toNumber } from '../domain/schema';
import { getSettingLabel } from '../domain/site-settings';
import { checkVariables } from '../domain/variables';
import type { Form } from './use-form';

interface Props {
	readonly form: Form;
	/** Path within the document. */
	readonly path: string;
	readonly help?: ReactNode;
	readonly isDisabled?: boolean;
}

function describe(
	{ form, path, help, isDisabled }: Props,
	notes: readonly Issue[] = []
) {
	const message = form.issueOf( path );
	return {
		label: getSettingLabel( path ),
		help: (
			<FieldNotes
				help={ help }
				issues={ [
					message ? { level: 'error', message } : null,
					...notes,
				] }
			/>
		),
		'aria-invalid': !! message || undefined,
		disabled: !! isDisabled,
	};
}

/** What surrounds a control; messages about the path lead to it. */
const Field = ( { path, children }: { path: string; children: ReactNode } ) => (
	<div className="chaty-console-field" id={ `chaty-console-field-${ path }` }>
		{ children }
	</div>
);

/** `on` and `off` are what the server takes for the switch. */
export const ToggleSetting = ( {
	on = 1,
	off = 0,
	...props
}: Props & { readonly on?: unknown; readonly off?: unknown } ) => {
	const { label, help, disabled } = describe( props );
	return (
		<Field path={ props.path }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				disabled={ disabled }
				checked={ props.form.get( props.path ) === on }
				onChange={ ( isOn ) =>
					props.form.set( props.path, isOn ? on : off )
				}
			/>
		</Field>
	);
};

/** Addresses and keys, which are written from left to right in every language. */
export const TextSetting = ( props: Props ) => (
	<Field path={ props.path }>
		<TextControl
			{ ...FIELD_SIZE }
			{ ...describe( props ) }
			autoComplete="off"
			spellCheck={ false }
			dir="ltr"
			value={ String( props.form.get( props.path ) ) }
			onChange={ ( text ) => props.form.set( props.path, text.trim() ) }
		/>
	</Field>
);

/** A text with variables, in one line or several. */
export const MessageSetting = ( {
	isLong = false,
	...props
}: Props & { readonly isLong?: boolean } ) => {
	const kind = isLong ? 'message' : 'page';
	const Control = isLong ? TextareaControl : TextControl;
	const text = String( props.form.get( props.path ) );
	const control = describe( props, checkVariables( text, kind ) );
	return (
		<Field path={ props.path }>
			<Control
				{ ...FIELD_SIZE }
				{ ...control }
				value={ text }
				onChange={ ( value ) => props.form.set( props.path, value ) }
			/>
			<VariableChips kind={ kind } hasShop />
		</Field>
	);
};

/** A text field: one for numbers would drop what is none without a word. */
export const NumberSetting = ( props: Props ) => (
	<Field path={ props.path }>
		<TextControl
			{ ...FIELD_SIZE }
			{ ...describe( props ) }
			className="chaty-console-number"
			inputMode="numeric"
			autoComplete="off"
			value={ String( props.form.get( props.path ) ) }
			onChange={ ( text ) =>
				props.form.set( props.path, toNumber( text.trim() ) )
			}
		/>
	</Field>
);

export const SelectSetting = ( {
	options,
	...props
}: Props & {
	readonly options: {
		readonly value: string;
		readonly label: string;
		readonly disabled?: boolean;
	}[];
} ) => (
	<Field path={ props.path }>
		<SelectControl
			{ ...FIELD_SIZE }
			{ ...describe( props ) }
			options={ options }
			value={ String( props.form.get( props.path ) ) }
			onChange={ ( value: string ) =>
				props.form.set( props.path, value )
			}
		/>
	</Field>
);
