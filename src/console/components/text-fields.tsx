import {
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { readText } from '../../shared/raw-values';
import { asError, checkValue } from '../domain/check-value';
import type { Path } from '../domain/document';
import { toNumber, toSwitch, readSwitch } from '../domain/schema';
import type { Field } from '../domain/fields/types';
import type { Issue } from '../domain/preload';
import { useChange, useRaw, type EditedValue } from './editor-context';
import { describeControl, FIELD_SIZE } from './field-notes';

export interface ControlProps {
	readonly field: Field;
	readonly given: EditedValue;
	readonly label?: string;
	readonly help?: ReactNode;
	/** Issues besides those of the value itself. */
	readonly notes?: readonly ( Issue | null )[];
}

/** Props of a control from its field: texts and value. */
export function bindField( {
	field,
	given,
	label = field.label,
	help = field.help,
	notes = [],
}: ControlProps ) {
	const own = asError( checkValue( given.value, given.schema ) );
	// Where both the rule here and the server find an issue, the rule has the better sentence.
	return {
		label,
		...describeControl( [ own ?? given.issue, ...notes ], help ),
		value: given.text,
		onChange: given.set,
	};
}

export const TextField = ( props: ControlProps ) => (
	<TextControl { ...FIELD_SIZE } { ...bindField( props ) } dir="auto" />
);

/** A text field, because one for numbers would silently drop other texts. */
export function NumberField( props: ControlProps ) {
	const { given } = props;
	return (
		<TextControl
			{ ...FIELD_SIZE }
			{ ...bindField( props ) }
			className="chaty-console-number"
			placeholder={ String( given.schema.default ?? 0 ) }
			inputMode="decimal"
			autoComplete="off"
			onChange={ ( text ) => given.set( toNumber( text.trim() ) ) }
		/>
	);
}

export const TextareaField = ( props: ControlProps ) => (
	<TextareaControl
		__nextHasNoMarginBottom
		{ ...bindField( props ) }
		dir="auto"
		rows={ 3 }
	/>
);

function useSwitch( { field, given }: ControlProps, path: Path ) {
	const onChange = useChange();
	const base = path.slice( 0, -1 );
	const values = useRaw( base );
	const missing = Object.entries( field.fills ?? {} ).filter( ( [ name ] ) =>
		[ '', '0' ].includes( readText( values, name ) )
	);
	return ( isOn: boolean ) =>
		isOn && missing.length
			? onChange( base, {
					...values,
					[ given.name ]: 1,
					...Object.fromEntries( missing ),
			  } )
			: given.set( toSwitch( isOn ) );
}

export function ToggleField( props: ControlProps & { readonly path: Path } ) {
	const { given } = props;
	const onSwitch = useSwitch( props, props.path );
	const { label, help } = bindField( props );
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			checked={ readSwitch( given.raw, given.name, given.schema ) }
			onChange={ onSwitch }
		/>
	);
}

/** The value and its choices. A value that is none of them becomes one more choice. */
export function readChoices( { field, given }: ControlProps ) {
	const choices = ( given.schema.enum ?? [] ).map( String );
	const value = given.text || String( given.schema.default ?? '' );
	const offered = new Set( [
		...choices.filter( ( one ) => ! field.legacy?.includes( one ) ),
		value,
	] );
	const options = [ ...offered ].map( ( choice ) => ( {
		value: choice,
		label: field.choices?.[ choice ] ?? choice,
	} ) );
	return { value, options };
}

export const SelectField = ( props: ControlProps ) => (
	<SelectControl
		{ ...FIELD_SIZE }
		{ ...bindField( props ) }
		{ ...readChoices( props ) }
	/>
);

export function ListField( props: ControlProps ) {
	const { given } = props;
	const items = Array.isArray( given.value ) ? given.value : [];
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			{ ...bindField( props ) }
			dir="auto"
			value={ items.join( '\n' ) }
			onChange={ ( text ) =>
				given.set( text === '' ? [] : text.split( '\n' ) )
			}
		/>
	);
}
