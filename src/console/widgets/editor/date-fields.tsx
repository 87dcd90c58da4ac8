import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { readBoolean, readText } from '../../../shared/raw-values';
import { useFieldValue, useRaw } from '../../components/editor-context';
import { describeControl, FIELD_SIZE } from '../../components/field-notes';
import { asError, checkValue } from '../../domain/check-value';
import { parseStamp } from '../../domain/dates';
import { FIELDS } from '../../domain/fields';
import type { Issue } from '../../domain/preload';

type Edge = 'start_date_time' | 'end_date_time';

const BASE = [ 'triggers', 'date_scheduling_rules' ];

/** The stamp of the values of both inputs; a day without a time stays without one. */
const toStamp = ( date: string, time: string ) =>
	date && time ? `${ date } ${ time }:00` : date;

/** An end before the start is never reached. */
function useOrderIssue( edge: Edge ): Issue | null {
	const rules = useRaw( BASE );
	const start = readText( rules, 'start_date_time' );
	const end = readText( rules, 'end_date_time' );
	return edge === 'end_date_time' && end && start.slice( 0, end.length ) > end
		? asError(
				__( 'The end is before the start, so it never shows.', 'chaty' )
		  )
		: null;
}

function DateField( { edge }: { readonly edge: Edge } ) {
	const given = useFieldValue( [ ...BASE, edge ] );
	const order = useOrderIssue( edge );
	const { label } = FIELDS[ `triggers.date_scheduling_rules.${ edge }` ];
	const { date, time } = parseStamp( given.text ) ?? { date: '', time: '' };
	const wrong = checkValue( given.value, given.schema );
	const shared = {
		...FIELD_SIZE,
		...describeControl( [
			asError( wrong && `${ given.text }: ${ wrong }` ) ?? given.issue,
			order,
		] ),
	};
	return (
		<div
			className="chaty-console-field chaty-console-pair"
			id={ given.id }
			data-field={ given.key }
		>
			<TextControl
				{ ...shared }
				type="date"
				label={ label }
				value={ date }
				onChange={ ( next ) => given.set( toStamp( next, time ) ) }
			/>
			<TextControl
				{ ...shared }
				type="time"
				/* translators: %s: "First day" or "Last day". */
				label={ sprintf( __( '%s, time', 'chaty' ), label ) }
				help={ __( 'Empty: the whole day.', 'chaty' ) }
				disabled={ ! date }
				value={ time }
				onChange={ ( next ) => given.set( toStamp( date, next ) ) }
			/>
		</div>
	);
}

export function DateFields() {
	const triggers = useRaw( [ 'triggers' ] );
	return readBoolean( triggers, 'has_date_scheduling_rules' ) ? (
		<fieldset className="chaty-console-set">
			<legend>{ __( 'Dates', 'chaty' ) }</legend>
			<DateField edge="start_date_time" />
			<DateField edge="end_date_time" />
		</fieldset>
	) : null;
}
