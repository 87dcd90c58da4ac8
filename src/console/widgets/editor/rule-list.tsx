import type { ComponentType } from 'react';
import type { Raw } from '../../../shared/raw-values';
import { getFieldId, useEditor } from '../../components/editor-context';
import { AddButton, RemoveButton } from '../../components/list-buttons';
import type { Issue } from '../../domain/facts';

export interface RuleProps {
	readonly rule: Raw;
	/** What the server says of any part of the rule. */
	readonly reported: readonly Issue[];
	readonly onChange: ( rule: Raw ) => void;
}

interface Props {
	/** Key of the list in the schema. */
	readonly name: string;
	/** Names of a rule's values. */
	readonly parts: readonly string[];
	readonly rules: readonly Raw[];
	/** The fields of a rule. */
	readonly Fields: ComponentType< RuleProps >;
	/** Label of the button that removes the rule of this number. */
	readonly labelRemove: ( number: string ) => string;
	readonly labelAdd: string;
	readonly create: () => Raw;
}

/** A rule with its fields, and the button that removes it. */
function RuleRow( {
	name,
	parts,
	rules,
	Fields,
	labelRemove,
	index,
}: Omit< Props, 'labelAdd' | 'create' > & { readonly index: number } ) {
	const { issues, onChange } = useEditor();
	const path = name.split( '.' );
	const place = `${ name }[${ index }]`;
	return (
		<li
			className="chaty-console-rule"
			id={ getFieldId( [ ...path, index ] ) }
			data-field={ parts
				.map( ( part ) => `${ name }[].${ part }` )
				.join( ' ' ) }
		>
			<Fields
				rule={ rules[ index ] ?? {} }
				reported={ [ ...issues ]
					.filter( ( [ key ] ) => key.startsWith( place ) )
					.map( ( [ , issue ] ) => issue ) }
				onChange={ ( next ) => onChange( [ ...path, index ], next ) }
			/>
			<RemoveButton
				label={ labelRemove( String( index + 1 ) ) }
				onClick={ () =>
					onChange(
						path,
						rules.filter( ( _, at ) => at !== index )
					)
				}
			/>
		</li>
	);
}

/** A list of rules, each with its fields, and the button that adds one. */
export function RuleList( { labelAdd, create, ...props }: Props ) {
	const { name, rules } = props;
	const { onChange } = useEditor();
	return (
		<>
			<ul className="chaty-console-rules">
				{ rules.map( ( _, index ) => (
					<RuleRow key={ index } index={ index } { ...props } />
				) ) }
			</ul>
			<AddButton
				list={ name }
				count={ rules.length }
				label={ labelAdd }
				onAdd={ () =>
					onChange( name.split( '.' ), [ ...rules, create() ] )
				}
			/>
		</>
	);
}
