import apiFetch from '@wordpress/api-fetch';
import { RadioControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { asRecord, readNumber } from '../../shared/raw-values';
import { Dialog } from '../components/dialog';
import { FIELD_SIZE } from '../components/field-notes';
import { StatusNotice } from '../components/status-notice';
import { useAttempt } from '../components/use-attempt';
import { parseRequestFailure } from '../domain/request-failure';
import { getRequestFailureText } from '../domain/request-failure-text';
import type { Period } from '../domain/statistics/period';
import type { View } from '../domain/statistics/view';
import type { Labels } from './labels';

/** The word that the server wants, whatever the language. */
const CONFIRMATION = 'delete';

interface Props {
	readonly view: View;
	readonly period: Period | null;
	readonly labels: Labels;
	/** Called with a sentence about what was deleted. */
	readonly onDeleted: ( message: string, isAll: boolean ) => void;
	readonly onClose: () => void;
}

function describeShown( { view, period, labels }: Props ) {
	const days = period ? labels.getDays( period.since, period.until ) : '';
	return view.widget
		? sprintf(
				/* translators: 1: name of a widget, 2: days. */
				__( 'Counts of %1$s, %2$s', 'chaty' ),
				labels.names.widget( view.widget ),
				days
		  )
		: /* translators: %s: days. */
		  sprintf( __( 'All counts, %s', 'chaty' ), days );
}

function toPath( { view, period }: Props, isAll: boolean ) {
	const query = new URLSearchParams( { confirm: CONFIRMATION } );
	if ( ! isAll && period ) {
		query.set( 'since', period.since );
		query.set( 'until', period.until );
		if ( view.widget ) {
			query.set( 'widget', view.widget );
		}
	}
	return `/chaty/v1/stats?${ query }`;
}

function useReset( props: Props ) {
	const [ problem, setProblem ] = useState( '' );
	const { isBusy, attempt } = useAttempt( ( error ) =>
		setProblem( getRequestFailureText( parseRequestFailure( error ) ) )
	);
	const reset = ( isAll: boolean ) => {
		setProblem( '' );
		return attempt( async () => {
			const path = toPath( props, isAll );
			const answer = await apiFetch( { path, method: 'DELETE' } );
			const count = readNumber( asRecord( answer ), 'deleted', 0 );
			const message = sprintf(
				/* translators: %s: number of rows. */
				_n(
					'%s row of counts was deleted.',
					'%s rows of counts were deleted.',
					count,
					'chaty'
				),
				props.labels.getCount( count )
			);
			props.onDeleted( message, isAll );
		} );
	};
	return { reset, isBusy, problem };
}

interface ScopeProps extends Props {
	readonly scope: string;
	readonly onChange: ( scope: string ) => void;
}

function ScopeField( { scope, onChange, ...shown }: ScopeProps ) {
	const { view, period } = shown;
	const isWider = scope === 'shown' && ( view.channel || view.device );
	return (
		<>
			{ period && (
				<RadioControl
					label={ __( 'What to delete', 'chaty' ) }
					selected={ scope }
					options={ [
						{ value: 'shown', label: describeShown( shown ) },
						{
							value: 'all',
							label: __( 'All counts of all days', 'chaty' ),
						},
					] }
					onChange={ onChange }
				/>
			) }
			{ isWider && (
				<p>
					{ __(
						'Counts of all channels and devices are deleted, also of those that you filter out.',
						'chaty'
					) }
				</p>
			) }
		</>
	);
}

export function ResetDialog( props: Props ) {
	const { reset, isBusy, problem } = useReset( props );
	const [ scope, setScope ] = useState( props.period ? 'shown' : 'all' );
	const [ word, setWord ] = useState( '' );
	return (
		<Dialog
			title={ __( 'Delete statistics', 'chaty' ) }
			action={ __( 'Delete permanently', 'chaty' ) }
			onAction={ () => reset( scope === 'all' ) }
			onClose={ props.onClose }
			isDestructive
			isBusy={ isBusy }
			isDisabled={ word.trim() !== CONFIRMATION }
		>
			<StatusNotice status="error">{ problem }</StatusNotice>
			<p>
				{ __(
					'Deleted counts cannot be restored. Messages are kept.',
					'chaty'
				) }
			</p>
			<ScopeField { ...props } scope={ scope } onChange={ setScope } />
			<TextControl
				{ ...FIELD_SIZE }
				label={ sprintf(
					/* translators: %s: a word, which is not translated. */
					__( 'Type "%s" to confirm', 'chaty' ),
					CONFIRMATION
				) }
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={ false }
				value={ word }
				onChange={ setWord }
			/>
		</Dialog>
	);
}
