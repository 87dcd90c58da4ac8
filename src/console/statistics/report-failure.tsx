import { __ } from '@wordpress/i18n';
import { StatusNotice } from '../components/status-notice';
import type { RequestFailure } from '../domain/request-failure';
import { getRequestFailureText } from '../domain/request-failure-text';

interface Props {
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

export function ReportFailure( { failure, repairUrl, onRetry }: Props ) {
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
		// The link that it is otherwise has no contrast on the notice of WordPress 6.6.
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
