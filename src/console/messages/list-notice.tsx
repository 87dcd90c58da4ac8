import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getRequestFailureText } from '../domain/request-failure-text';
import type { List } from './use-list';

/** The list could not be fetched again: it shows what was there before. */
export function ListNotice( { list }: { readonly list: List } ) {
	const { failed, show, forgetFailure } = list;
	return (
		failed && (
			<Notice
				status="error"
				onRemove={ forgetFailure }
				actions={ [
					{
						label: __( 'Try again', 'chaty' ),
						onClick: () => void show( failed.url ),
						variant: 'secondary',
					},
				] }
			>
				{ __( 'The list could not be loaded again.', 'chaty' ) }{ ' ' }
				{ getRequestFailureText( failed.failure ) }
			</Notice>
		)
	);
}
