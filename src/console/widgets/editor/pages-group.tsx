import { SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { asRecord, readText, type Raw } from '../../../shared/raw-values';
import { getFieldId, useEditor } from '../../components/editor-context';
import { FieldNotes, hasError } from '../../components/field-notes';
import { AddButton, RemoveButton } from '../../components/list-buttons';
import {
	checkPageRule,
	createPageRule,
	describePageRules,
	getKindLabel,
	listPageRules,
	SEARCHES,
} from '../../domain/page-rules';
import { FIELDS } from '../../domain/fields';
import { findSchema } from '../../domain/schema';
import { PageChooser } from './page-chooser';

const NAME = 'triggers.pages';
const PATH = NAME.split( '.' );

const KEYS = [ 'effect', 'kind', 'value' ].map(
	( key ) => `${ NAME }[].${ key }`
);

const AS_6_6 = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

interface RowProps {
	readonly rule: Raw;
	readonly index: number;
	readonly onChange: ( rule: Raw ) => void;
}

/** What a rule compares with: nothing, a list of pages or terms, or a text. */
function ValueField( { rule, index, onChange }: RowProps ) {
	const { facts, issues } = useEditor();
	const kind = readText( rule, 'kind' );
	const place = `${ NAME }[${ index }]`;
	const reported = [ checkPageRule( rule, facts.site.url ) ].concat(
		[ ...issues ]
			.filter( ( [ path ] ) => path.startsWith( place ) )
			.map( ( [ , issue ] ) => issue )
	);
	const set = ( value: string ) => onChange( { ...rule, value } );
	const help = <FieldNotes issues={ reported } />;
	if ( kind === 'front_page' ) {
		return null;
	}
	return kind in SEARCHES ? (
		<div>
			<PageChooser
				kind={ kind }
				value={ readText( rule, 'value' ) }
				onChange={ set }
			/>
			{ help }
		</div>
	) : (
		<TextControl
			{ ...AS_6_6 }
			label={
				kind === 'fact'
					? __( 'Name of the fact', 'chaty' )
					: FIELDS[ 'triggers.pages[].value' ].label
			}
			help={ reported.some( Boolean ) ? help : undefined }
			aria-invalid={ hasError( reported ) || undefined }
			dir="ltr"
			value={ readText( rule, 'value' ) }
			onChange={ set }
		/>
	);
}

/** The choices of a part of a rule; one that this version does not know is one more. */
function useChoices(
	key: string,
	given: string,
	label: ( value: string ) => string
) {
	const schema = findSchema(
		useEditor().facts.schema,
		`${ NAME }[].${ key }`
	);
	const choices = ( schema.enum ?? [] ).map( String );
	return [
		...choices,
		...( choices.includes( given ) ? [] : [ given ] ),
	].map( ( value ) => ( { value, label: label( value ) } ) );
}

const effectLabel = ( effect: string ) =>
	effect === 'hide' ? __( 'Hide on', 'chaty' ) : __( 'Show on', 'chaty' );

function RuleRow( {
	onRemove,
	...props
}: RowProps & { readonly onRemove: () => void } ) {
	const { rule, index, onChange } = props;
	const effect = readText( rule, 'effect' );
	const kind = readText( rule, 'kind' );
	return (
		<li
			className="chaty-console-rule"
			id={ getFieldId( [ ...PATH, index ] ) }
			data-field={ KEYS.join( ' ' ) }
		>
			<SelectControl
				{ ...AS_6_6 }
				label={ FIELDS[ 'triggers.pages[].effect' ].label }
				value={ effect }
				options={ useChoices( 'effect', effect, effectLabel ) }
				onChange={ ( next ) => onChange( { ...rule, effect: next } ) }
			/>
			<SelectControl
				{ ...AS_6_6 }
				label={ FIELDS[ 'triggers.pages[].kind' ].label }
				value={ kind }
				options={ useChoices( 'kind', kind, getKindLabel ) }
				onChange={ ( next ) =>
					onChange( { ...rule, kind: next, value: '' } )
				}
			/>
			<ValueField { ...props } />
			<RemoveButton
				label={ sprintf(
					/* translators: %s: number. */
					__( 'Remove rule %s', 'chaty' ),
					String( index + 1 )
				) }
				onClick={ onRemove }
			/>
		</li>
	);
}

/** The pages on which the widget shows, and that in a sentence. */
export function PagesGroup() {
	const { widget, facts, onChange } = useEditor();
	const rules = listPageRules( asRecord( widget.triggers ) );
	const set = ( next: readonly Raw[] ) => onChange( PATH, next );
	return (
		<>
			<p className="chaty-console-sentence" aria-live="polite">
				{ describePageRules( rules, facts.site.locale ) }
			</p>
			<ul className="chaty-console-rules">
				{ rules.map( ( rule, index ) => (
					<RuleRow
						key={ index }
						rule={ rule }
						index={ index }
						onChange={ ( next ) =>
							onChange( [ ...PATH, index ], next )
						}
						onRemove={ () =>
							set( rules.filter( ( _, at ) => at !== index ) )
						}
					/>
				) ) }
			</ul>
			<AddButton
				list={ NAME }
				count={ rules.length }
				label={ __( 'Add a rule', 'chaty' ) }
				onAdd={ () => set( [ ...rules, createPageRule() ] ) }
			/>
		</>
	);
}
