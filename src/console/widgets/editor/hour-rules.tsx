import { SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { readText } from '../../../shared/raw-values';
import { usePreload, useRaw } from '../../components/editor-context';
import { describeControl, FIELD_SIZE } from '../../components/field-notes';
import { FIELDS } from '../../domain/fields';
import {
	checkRule,
	createRule,
	listDayChoices,
	listRules,
	readTime,
	withTime,
} from '../../domain/week';
import { RuleList, type RuleProps } from './rule-list';

const NAME = 'triggers.day_hours_scheduling_rules';

function DaysField( { rule, onChange }: Omit< RuleProps, 'reported' > ) {
	const { locale, weekStartsOn } = usePreload().site;
	const choices = listDayChoices( locale, weekStartsOn );
	const days = readText( rule, 'days' );
	const isKnown = choices.some( ( { value } ) => value === days );
	const stored = { value: days, label: days || __( 'Choose', 'chaty' ) };
	return (
		<SelectControl
			{ ...FIELD_SIZE }
			label={ FIELDS[ `${ NAME }[].days` ].label }
			value={ days }
			options={ isKnown ? choices : [ stored, ...choices ] }
			onChange={ ( next ) =>
				onChange( { ...rule, days: Number( next ) } )
			}
		/>
	);
}

function HourFields( { rule, reported, onChange }: RuleProps ) {
	const { help, ...state } = describeControl( [
		checkRule( rule ),
		...reported,
	] );
	const time = ( edge: 'start' | 'end', label: string ) => (
		<TextControl
			{ ...FIELD_SIZE }
			{ ...state }
			type="time"
			label={ label }
			value={ readTime( rule, edge ) }
			help={ edge === 'start' && help }
			onChange={ ( next ) => onChange( withTime( rule, edge, next ) ) }
		/>
	);
	return (
		<>
			<DaysField rule={ rule } onChange={ onChange } />
			{ time( 'start', FIELDS[ `${ NAME }[].start_time` ].label ) }
			{ time( 'end', FIELDS[ `${ NAME }[].end_time` ].label ) }
		</>
	);
}

const labelRemove = ( number: string ) =>
	/* translators: %s: number. */
	sprintf( __( 'Remove row %s', 'chaty' ), number );

export const HourRules = () => (
	<RuleList
		name={ NAME }
		rules={ listRules( useRaw( [ 'triggers' ] ) ) }
		Fields={ HourFields }
		labelRemove={ labelRemove }
		labelAdd={ __( 'Add hours', 'chaty' ) }
		create={ createRule }
	/>
);
