import { Spinner } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MessageSnackbar } from '../components/snackbar';
import { StatusNotice } from '../components/status-notice';
import { TextButton } from '../components/text-button';
import type { RequestFailure } from '../domain/request-failure';
import { getRequestFailureText } from '../domain/request-failure-text';
import type { StatisticsPreload } from '../domain/statistics/preload';
import { findPeriod, type Period } from '../domain/statistics/period';
import { hasCounts } from '../domain/statistics/report';
import type { View } from '../domain/statistics/view';
import { Controls } from './controls';
import { CountingNotices, InvalidNotice } from './counting-notices';
import { createLabels, type Labels } from './labels';
import { ReportView } from './report-view';
import { ResetDialog } from './reset-dialog';
import { useReport } from './use-report';
import { useView } from './use-view';
import { WhatIsCounted } from './what-is-counted';

interface FailureProps {
	readonly failure: RequestFailure | null;
	/** Where tables are repaired; empty for users who may not. */
	readonly repairUrl: string;
	readonly onRetry: () => void;
}

const getRepairText = ( repairUrl: string ) =>
	repairUrl
		? __( 'If tables are missing, the tools make them again.', 'chaty' )
		: __(
				'If tables are missing, an administrator can make them again.',
				'chaty'
		  );

function ReportFailure( { failure, repairUrl, onRetry }: FailureProps ) {
	if ( ! failure ) {
		return null;
	}
	const isRepairable =
		failure.kind === 'refused' && failure.code === 'chaty_db_read_failed';
	const retry = {
		label: __( 'Try again', 'chaty' ),
		onClick: onRetry,
		variant: 'secondary',
	} as const;
	const repair = {
		label: __( 'Go to the tools', 'chaty' ),
		url: repairUrl,
		// As a link it would lack contrast on the notice of WordPress 6.6.
		variant: 'secondary',
		noDefaultClasses: true,
	} as const;
	const text = getRequestFailureText(
		failure,
		__( 'The statistics could not be loaded.', 'chaty' )
	);
	return (
		<StatusNotice
			status="error"
			actions={
				isRepairable && repairUrl ? [ retry, repair ] : [ retry ]
			}
		>
			{ isRepairable
				? `${ text } ${ getRepairText( repairUrl ) }`
				: text }
		</StatusNotice>
	);
}

interface ResetProps {
	readonly canDelete: boolean;
	readonly view: View;
	readonly period: Period | null;
	readonly labels: Labels;
	readonly onDeleted: ( isAll: boolean ) => void;
}

function Reset( { canDelete, onDeleted, ...shown }: ResetProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ message, setMessage ] = useState( '' );
	if ( ! canDelete ) {
		return null;
	}
	return (
		<>
			<TextButton isDestructive onClick={ () => setOpen( true ) }>
				{ __( 'Delete statistics…', 'chaty' ) }
			</TextButton>
			{ isOpen && (
				<ResetDialog
					{ ...shown }
					onClose={ () => setOpen( false ) }
					onDeleted={ ( text, isAll ) => {
						setOpen( false );
						setMessage( text );
						onDeleted( isAll );
					} }
				/>
			) }
			<MessageSnackbar
				message={ message ? { text: message } : null }
				onRemove={ () => setMessage( '' ) }
			/>
		</>
	);
}

interface Props {
	readonly preload: StatisticsPreload;
}

export function StatisticsScreen( { preload }: Props ) {
	const labels = useMemo( () => createLabels( preload ), [ preload ] );
	const { view, invalid, go, arrange } = useView();
	const found = findPeriod( view, preload );
	const period = typeof found === 'string' ? null : found;
	const { report, failure, isLoading, load } = useReport( view, period );
	const [ firstDay, setFirstDay ] = useState( preload.counting.firstDay );
	const isCounted = report && hasCounts( report );
	const isEmpty = ! ( failure || firstDay || isCounted );
	const shared = { view, preload, labels };
	return (
		<>
			<CountingNotices preload={ preload } isEmpty={ isEmpty } />
			<InvalidNotice names={ invalid } />
			<Controls { ...shared } onChange={ go } />
			<ReportFailure
				failure={ period && failure }
				repairUrl={ preload.repairUrl }
				onRetry={ load }
			/>
			{ period && ! report && isLoading && <Spinner /> }
			{ report && ! isEmpty && (
				<ReportView
					{ ...shared }
					report={ report }
					isBusy={ isLoading }
					firstDay={ firstDay }
					onArrange={ arrange }
					onGo={ go }
				/>
			) }
			<WhatIsCounted site={ preload.site } />
			<Reset
				canDelete={ preload.canDelete }
				view={ view }
				period={ period }
				labels={ labels }
				onDeleted={ ( isAll ) => {
					setFirstDay( isAll ? '' : firstDay );
					load();
				} }
			/>
		</>
	);
}
