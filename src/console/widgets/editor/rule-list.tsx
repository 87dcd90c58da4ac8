import { memo } from '@wordpress/element';
import type { ComponentType } from 'react';
import type { Raw } from '../../../shared/raw-values';
import {
	getFieldId,
	useChange,
	useEditorPart,
} from '../../components/editor-context';
import { AddButton, RemoveButton } from '../../components/list-buttons';
import { useHandler } from '../../components/use-handler';
import { FIELDS } from '../../domain/fields';
import type { Issue } from '../../domain/preload';

export interface RuleProps {
	readonly rule: Raw;
	/** Issues that the server has reported for any part of the rule. */
	readonly reported: readonly Issue[];
	readonly onChange: ( rule: Raw ) => void;
}

interface Props {
	/** Key of the list in the schema. */
	readonly name: string;
	readonly rules: readonly Raw[];
	readonly Fields: ComponentType< RuleProps >;
	readonly labelRemove: ( number: string ) => string;
	readonly labelAdd: string;
	readonly create: () => Raw;
}

interface RowProps extends Pick< Props, 'name' | 'Fields' | 'labelRemove' > {
	readonly rule: Raw;
	readonly index: number;
	readonly onChange: ( index: number, rule: Raw ) => void;
	readonly onRemove: ( index: number ) => void;
}

function Rule( props: RowProps ) {
	const { name, rule, Fields, labelRemove, index, onChange } = props;
	const issues = useEditorPart( ( editor ) => editor.issues );
	const rulePath = `${ name }[${ index }]`;
	return (
		<li
			className="chaty-console-rule"
			id={ getFieldId( [ ...name.split( '.' ), index ] ) }
			data-field={ Object.keys( FIELDS )
				.filter( ( key ) => key.startsWith( `${ name }[].` ) )
				.join( ' ' ) }
		>
			<Fields
				rule={ rule }
				reported={ [ ...issues ]
					.filter( ( [ key ] ) => key.startsWith( rulePath ) )
					.map( ( [ , issue ] ) => issue ) }
				onChange={ ( next ) => onChange( index, next ) }
			/>
			<RemoveButton
				label={ labelRemove( String( index + 1 ) ) }
				onClick={ () => props.onRemove( index ) }
			/>
		</li>
	);
}

const RuleRow = memo( Rule );

export function RuleList( props: Props ) {
	const { labelAdd, create, rules, ...shared } = props;
	const path = shared.name.split( '.' );
	const onChange = useChange();
	const set = useHandler( ( index: number, rule: Raw ) =>
		onChange( [ ...path, index ], rule )
	);
	const remove = useHandler( ( index: number ) =>
		onChange(
			path,
			rules.filter( ( _, at ) => at !== index )
		)
	);
	return (
		<div className="chaty-console-fields" id={ getFieldId( path ) }>
			<ul className="chaty-console-rules">
				{ rules.map( ( rule, index ) => (
					<RuleRow
						key={ index }
						index={ index }
						rule={ rule }
						onChange={ set }
						onRemove={ remove }
						{ ...shared }
					/>
				) ) }
			</ul>
			<AddButton
				list={ shared.name }
				count={ rules.length }
				label={ labelAdd }
				onAdd={ () => onChange( path, [ ...rules, create() ] ) }
			/>
		</div>
	);
}
