import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { BlockProps, BlockControl } from './types';

/** Gives controls the same look on WordPress 6.6 and later. */
const FIELD = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

type FieldProps = Pick< BlockProps, 'attributes' | 'setAttributes' > & {
	readonly control: BlockControl;
};

export function Field( { control, attributes, setAttributes }: FieldProps ) {
	const { key, label, help, choices } = control;
	const value = attributes[ key ];
	const onChange = ( next: unknown ) => setAttributes( { [ key ]: next } );
	const given = { label, ...( help && { help } ), onChange };
	if ( choices ) {
		const text = String( value );
		const isKnown = choices.some( ( choice ) => choice.value === text );
		const unknown = { value: text, label: text, disabled: true };
		return (
			<SelectControl
				{ ...FIELD }
				{ ...given }
				value={ text }
				options={ [ ...( isKnown ? [] : [ unknown ] ), ...choices ] }
			/>
		);
	}
	if ( typeof value === 'boolean' ) {
		return (
			<ToggleControl
				{ ...given }
				__nextHasNoMarginBottom
				checked={ value }
			/>
		);
	}
	return typeof value === 'number' ? (
		<TextControl
			{ ...FIELD }
			{ ...given }
			type="number"
			min={ 0 }
			value={ value }
			onChange={ ( text ) => onChange( Math.max( 0, Number( text ) ) ) }
		/>
	) : (
		<TextControl { ...FIELD } { ...given } value={ String( value ) } />
	);
}

export function Controls( {
	controls,
	...given
}: Pick< BlockProps, 'attributes' | 'setAttributes' > & {
	readonly controls: readonly BlockControl[];
} ) {
	return controls.length > 0 ? (
		<InspectorControls>
			<PanelBody title={ __( 'Settings', 'chaty' ) }>
				{ controls.map( ( control ) => (
					<Field
						key={ control.key }
						control={ control }
						{ ...given }
					/>
				) ) }
			</PanelBody>
		</InspectorControls>
	) : null;
}
