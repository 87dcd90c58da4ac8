import {
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import { describeControl, FIELD_SIZE } from '../components/field-notes';
import { VariableChips } from '../components/variable-chips';
import type { Field as SchemaField } from '../domain/fields/types';
import { asError } from '../domain/check-value';
import { toNumber } from '../domain/schema';
import { getSettingLabel } from '../domain/site-settings';
import { checkVariables } from '../domain/variables';
import { FormContext } from './use-form';

interface Props {
	/** Path within the document. */
	readonly path: string;
	readonly help?: ReactNode;
	readonly isDisabled?: boolean;
}

function useSetting(
	{ path, help, isDisabled }: Props,
	variables?: SchemaField[ 'variables' ]
) {
	const form = useContext( FormContext );
	const value = form.get( path );
	const text = String( value );
	const issues = [
		asError( form.issueOf( path ) ),
		...checkVariables( text, variables ),
	];
	return {
		value,
		set: ( next: unknown ) => form.set( path, next ),
		control: {
			...describeControl( issues, help ),
			label: getSettingLabel( path ),
			disabled: !! isDisabled,
			value: text,
		},
	};
}

/** The element around a control; messages about the path lead to it. */
const Field = ( { path, children }: { path: string; children: ReactNode } ) => (
	<div className="chaty-console-field" id={ `chaty-console-field-${ path }` }>
		{ children }
	</div>
);

/** `on` and `off` are the values of the switch on the server. */
export const ToggleSetting = ( {
	on = 1,
	off = 0,
	...props
}: Props & { readonly on?: unknown; readonly off?: unknown } ) => {
	const { value, set, control } = useSetting( props );
	return (
		<Field path={ props.path }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ control.label }
				help={ control.help }
				disabled={ control.disabled }
				checked={ value === on }
				onChange={ ( isOn ) => set( isOn ? on : off ) }
			/>
		</Field>
	);
};

/** Addresses and keys, which are written from left to right in every language. */
export const TextSetting = ( props: Props ) => {
	const { set, control } = useSetting( props );
	return (
		<Field path={ props.path }>
			<TextControl
				{ ...FIELD_SIZE }
				{ ...control }
				autoComplete="off"
				spellCheck={ false }
				dir="ltr"
				onChange={ ( next ) => set( next.trim() ) }
			/>
		</Field>
	);
};

export const MessageSetting = ( {
	isLong = false,
	...props
}: Props & { readonly isLong?: boolean } ) => {
	const kind = isLong ? 'message' : 'page';
	const Control = isLong ? TextareaControl : TextControl;
	const { set, control } = useSetting( props, kind );
	return (
		<Field path={ props.path }>
			<Control { ...FIELD_SIZE } { ...control } onChange={ set } />
			<VariableChips kind={ kind } hasShop />
		</Field>
	);
};

/** A text field, because one for numbers would silently drop other texts. */
export const NumberSetting = ( props: Props ) => {
	const { set, control } = useSetting( props );
	return (
		<Field path={ props.path }>
			<TextControl
				{ ...FIELD_SIZE }
				{ ...control }
				className="chaty-console-number"
				inputMode="numeric"
				autoComplete="off"
				onChange={ ( next ) => set( toNumber( next.trim() ) ) }
			/>
		</Field>
	);
};

export const SelectSetting = ( {
	options,
	...props
}: Props & {
	readonly options: {
		readonly value: string;
		readonly label: string;
		readonly disabled?: boolean;
	}[];
} ) => {
	const { set, control } = useSetting( props );
	return (
		<Field path={ props.path }>
			<SelectControl
				{ ...FIELD_SIZE }
				{ ...control }
				options={ options }
				onChange={ set }
			/>
		</Field>
	);
};
