import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { describeControl, FIELD_SIZE } from '../components/field-notes';
import { TextButton } from '../components/text-button';
import { asError } from '../domain/check-value';
import type { StatisticsPreload } from '../domain/statistics/preload';
import { findPeriod, type PeriodProblem } from '../domain/statistics/period';
import type { View } from '../domain/statistics/view';
import { VIEW_LABELS } from './labels';

export interface OwnDaysProps {
	readonly view: View;
	readonly preload: StatisticsPreload;
	readonly onChange: ( change: Partial< View > ) => void;
}

function describeProblem(
	problem: PeriodProblem,
	typed: Pick< View, 'since' | 'until' >,
	preload: StatisticsPreload
): { readonly at: 'since' | 'until'; readonly message: string } {
	switch ( problem ) {
		case 'reversed':
			return {
				at: 'until',
				message: __( 'The last day is before the first day.', 'chaty' ),
			};
		case 'too-long':
			return {
				at: 'since',
				message: sprintf(
					/* translators: %d: number of months. */
					__(
						'These are more than %d months. Choose fewer days, or split by widget, channel or device.',
						'chaty'
					),
					preload.limits.rows
				),
			};
		default:
			return {
				at: problem,
				message: typed[ problem ]
					? sprintf(
							/* translators: %s: what was typed in place of a date. */
							__( '%s is not a date that exists.', 'chaty' ),
							typed[ problem ]
					  )
					: __( 'Please enter a date that exists.', 'chaty' ),
			};
	}
}

/** The typed days; their errors show once they are submitted. */
function useDays( { view, preload, onChange }: OwnDaysProps ) {
	const [ typed, setTyped ] = useState< Partial< View > | null >( null );
	const [ isTried, setTried ] = useState( false );
	const days = { since: view.since, until: view.until, ...typed };
	const found = findPeriod( { ...view, ...days }, preload );
	const problem =
		typeof found === 'string'
			? describeProblem( found, days, preload )
			: null;
	return {
		days,
		problem: isTried || ! typed ? problem : null,
		type: ( change: Partial< View > ) =>
			setTyped( { ...typed, ...change } ),
		/** Shows the report of the days; returns which one is wrong. */
		submit: () => {
			setTried( problem !== null );
			if ( ! problem ) {
				setTyped( null );
				onChange( days );
			}
			return problem?.at;
		},
	};
}

/** Fields for the first and the last day. Nothing is requested before both are valid. */
export function OwnDays( props: OwnDaysProps ) {
	const { days, problem, type, submit } = useDays( props );
	const handleSubmit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		const form = event.currentTarget;
		const wrong = submit();
		form
			.querySelector< HTMLInputElement >( `[name="${ wrong }"]` )
			?.focus();
	};
	const field = ( name: 'since' | 'until' ) => (
		<TextControl
			{ ...FIELD_SIZE }
			{ ...describeControl( [
				problem?.at === name ? asError( problem.message ) : null,
			] ) }
			type="date"
			name={ name }
			label={ VIEW_LABELS[ name ] }
			value={ days[ name ] }
			onChange={ ( text ) => type( { [ name ]: text } ) }
		/>
	);
	return (
		<form
			className="chaty-statistics-days"
			noValidate
			onSubmit={ handleSubmit }
		>
			{ field( 'since' ) }
			{ field( 'until' ) }
			<TextButton type="submit">
				{ __( 'Show these days', 'chaty' ) }
			</TextButton>
		</form>
	);
}
