import { SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { asRecord, readText, type Raw } from '../../../shared/raw-values';
import { getFieldId, useEditor } from '../../components/editor-context';
import { FieldNotes, hasError } from '../../components/field-notes';
import { AddButton, RemoveButton } from '../../components/list-buttons';
import type { Issue } from '../../domain/facts';
import { FIELDS } from '../../domain/fields';
import {
	checkRule,
	createRule,
	listDayChoices,
	listRules,
	readTime,
	withTime,
} from '../../domain/week';

const NAME = 'triggers.day_hours_scheduling_rules';
const PATH = NAME.split( '.' );

/** The keys that a row sets. */
const KEYS = [
	'days',
	'start_time',
	'start_hours',
	'start_min',
	'end_time',
	'end_hours',
	'end_min',
].map( ( key ) => `${ NAME }[].${ key }` );

const AS_6_6 = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

interface RowProps {
	readonly rule: Raw;
	readonly index: number;
	readonly onChange: ( rule: Raw ) => void;
	readonly onRemove: () => void;
}

/** What the server says of any part of a row, and what it means. */
function useIssues( rule: Raw, index: number ): readonly ( Issue | null )[] {
	const { issues } = useEditor();
	const place = `${ NAME }[${ index }]`;
	const reported = [ ...issues ].filter( ( [ path ] ) =>
		path.startsWith( place )
	);
	return [ checkRule( rule ), ...reported.map( ( [ , issue ] ) => issue ) ];
}

function DaysField( {
	rule,
	onChange,
}: Pick< RowProps, 'rule' | 'onChange' > ) {
	const { locale, weekStartsOn } = useEditor().facts.site;
	const choices = listDayChoices( locale, weekStartsOn );
	const days = readText( rule, 'days' );
	return (
		<SelectControl
			{ ...AS_6_6 }
			label={ FIELDS[ `${ NAME }[].days` ].label }
			value={ days }
			options={ [
				...( choices.some( ( { value } ) => value === days )
					? []
					: [
							{
								value: days,
								label: days || __( 'Choose', 'chaty' ),
							},
					  ] ),
				...choices,
			] }
			onChange={ ( next ) =>
				onChange( { ...rule, days: Number( next ) } )
			}
		/>
	);
}

function RuleRow( { rule, index, onChange, onRemove }: RowProps ) {
	const issues = useIssues( rule, index );
	const time = ( edge: 'start' | 'end', label: string ) => (
		<TextControl
			{ ...AS_6_6 }
			type="time"
			label={ label }
			value={ readTime( rule, edge ) }
			aria-invalid={ hasError( issues ) || undefined }
			help={
				edge === 'start' && issues.some( Boolean ) ? (
					<FieldNotes issues={ issues } />
				) : undefined
			}
			onChange={ ( next ) => onChange( withTime( rule, edge, next ) ) }
		/>
	);
	return (
		<li
			className="chaty-console-rule"
			id={ getFieldId( [ ...PATH, index ] ) }
			data-field={ KEYS.join( ' ' ) }
		>
			<DaysField rule={ rule } onChange={ onChange } />
			{ time( 'start', FIELDS[ `${ NAME }[].start_time` ].label ) }
			{ time( 'end', FIELDS[ `${ NAME }[].end_time` ].label ) }
			<RemoveButton
				label={ sprintf(
					/* translators: %s: number. */
					__( 'Remove row %s', 'chaty' ),
					String( index + 1 )
				) }
				onClick={ onRemove }
			/>
		</li>
	);
}

/** Rows of days and hours; the widget shows while one of them matches. */
export function HourRules() {
	const { widget, onChange } = useEditor();
	const rules = listRules( asRecord( widget.triggers ) );
	const set = ( next: readonly Raw[] ) => onChange( PATH, next );
	return (
		<>
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
				label={ __( 'Add hours', 'chaty' ) }
				onAdd={ () => set( [ ...rules, createRule() ] ) }
			/>
		</>
	);
}
