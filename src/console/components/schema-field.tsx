import type { ComponentType } from 'react';
import type { Path } from '../domain/document';
import { pathText } from '../domain/draft';
import { FIELDS, getSectionKeys } from '../domain/fields';
import type { Control, Field, Section } from '../domain/fields/types';
import { getKey } from '../domain/schema';
import { ColorField } from './color-field';
import { CssField } from './css-field';
import { useFieldValue } from './editor-context';
import { ImageField, SvgField } from './picture-fields';
import { RichTextField } from './rich-text-field';
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

const CONTROLS: Readonly<
	Record<
		Exclude< Control, 'own' >,
		ComponentType< ControlProps & { readonly path: Path } >
	>
> = {
	text: TextField,
	textarea: TextareaField,
	'rich-text': RichTextField,
	toggle: ToggleField,
	select: SelectField,
	number: NumberField,
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
}

/** The field of one value: its control, help and errors, and what says which key it is. */
export function SchemaField( { path, ...props }: Props ) {
	const given = useFieldValue( path );
	const field: Field = FIELDS[ given.key ];
	if (
		field.control === 'own' ||
		field.when?.( given.raw, given.channel?.type ) === false
	) {
		return null;
	}
	const Control = CONTROLS[ field.control ];
	return (
		<div
			className="chaty-console-field"
			id={ given.id }
			data-field={ given.key }
		>
			<Control
				field={ field }
				given={ given }
				path={ path }
				{ ...props }
			/>
		</div>
	);
}

/** The fields of a section, in order. `base` is where its values stand. */
export function SectionFields( {
	section,
	base,
}: {
	readonly section: Section;
	readonly base: Path;
} ) {
	const prefix = getKey( pathText( base ) );
	return (
		<>
			{ getSectionKeys( section ).flatMap( ( key ) => {
				const name = key.split( '.' ).slice( -1 );
				const isHere =
					key === [ prefix, ...name ].filter( Boolean ).join( '.' );
				// What stands deeper has a control of its own.
				return isHere ? (
					<SchemaField key={ key } path={ [ ...base, ...name ] } />
				) : (
					[]
				);
			} ) }
		</>
	);
}
