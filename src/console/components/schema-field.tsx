import { memo } from '@wordpress/element';
import type { ComponentType } from 'react';
import { asRecord } from '../../shared/raw-values';
import { asError } from '../domain/check-value';
import type { Path } from '../domain/document';
import { getAt, pathText } from '../domain/draft';
import { FIELDS, getSectionKeys, type FieldSection } from '../domain/fields';
import type { Control } from '../domain/fields/controls';
import type { Field } from '../domain/fields/types';
import { isSame } from '../domain/is-same';
import type { EditorProps } from '../domain/preload';
import { checkVariables } from '../domain/variables';
import { getKey } from '../domain/schema';
import { ColorField } from './color-field';
import { CssField } from './css-field';
import { findChannel, useEditorPart, useFieldValue } from './editor-context';
import { ImageField, SvgField } from './picture-fields';
import { RichTextField } from './rich-text-field';
import { SizeField } from './size-field';
import { TilesField } from './tiles-field';
import { TargetField } from './target-field';
import {
	ListField,
	NumberField,
	SelectField,
	TextareaField,
	TextField,
	ToggleField,
	type ControlProps,
} from './text-fields';
import { VariableChips } from './variable-chips';

const CONTROLS: Readonly<
	Record<
		Exclude< Control, 'own' >,
		ComponentType< ControlProps & { readonly path: Path } >
	>
> = {
	text: TextField,
	textarea: TextareaField,
	richText: RichTextField,
	toggle: ToggleField,
	select: SelectField,
	tiles: TilesField,
	number: NumberField,
	size: SizeField,
	color: ColorField,
	image: ImageField,
	svg: SvgField,
	css: CssField,
	list: ListField,
	target: TargetField,
};

interface Props
	extends Partial< Pick< ControlProps, 'label' | 'help' | 'notes' > > {
	readonly path: Path;
	/** Whether the value has another field, to which messages lead. */
	readonly isCopy?: boolean;
}

export function SchemaField( { path, isCopy = false, ...props }: Props ) {
	const given = useFieldValue( path );
	const field: Field = FIELDS[ given.key ];
	const readAround = ( { widget }: Pick< EditorProps, 'widget' > ) =>
		asRecord( getAt( widget, path.slice( 0, -1 ) ) );
	const isShown = useEditorPart(
		( editor ) =>
			field.when?.(
				readAround( editor ),
				findChannel( editor, path )?.type
			) ?? true
	);
	const problem = useEditorPart(
		( editor ) => field.check?.( readAround( editor ) ) ?? ''
	);
	const hasShop = useEditorPart( ( { preload } ) => preload.site.hasShop );
	if ( field.control === 'own' || ! isShown ) {
		return null;
	}
	const Control = CONTROLS[ field.control ];
	return (
		<div
			className="chaty-console-field"
			{ ...( ! isCopy && { id: given.id, 'data-field': given.key } ) }
		>
			<Control
				field={ field }
				given={ given }
				path={ path }
				notes={ [
					problem ? asError( problem ) : null,
					...checkVariables( given.text, field.variables ),
				] }
				{ ...props }
			/>
			{ field.variables && (
				<VariableChips kind={ field.variables } hasShop={ hasShop } />
			) }
		</div>
	);
}

interface SectionProps {
	readonly section: FieldSection;
	readonly base: Path;
	/** Whether the section shows in another place too. */
	readonly isCopy?: boolean;
	/** Replacements for the helps of fields, by their names. */
	readonly helps?: Readonly< Record< string, string > >;
}

function Fields( { section, base, isCopy = false, helps = {} }: SectionProps ) {
	const prefix = getKey( pathText( base ) );
	return (
		<>
			{ getSectionKeys( section ).flatMap( ( key ) => {
				const [ name = '' ] = key.split( '.' ).slice( -1 );
				const isHere =
					key === [ prefix, name ].filter( Boolean ).join( '.' );
				// Deeper values have a control of their own.
				return isHere ? (
					<SchemaField
						key={ key }
						path={ [ ...base, name ] }
						isCopy={ isCopy }
						help={ helps[ name ] }
					/>
				) : (
					[]
				);
			} ) }
		</>
	);
}

/** The fields of a section, in order. Each reads its own value, so that the others are not drawn again with it. */
export const SectionFields = memo( Fields, isSame );
