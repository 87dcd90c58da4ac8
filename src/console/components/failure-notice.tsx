import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getFailureText, getTakenBackText } from '../domain/failure-text';
import type { Settings } from './use-settings';

interface Props {
	readonly settings: Pick< Settings< unknown >, 'failure' | 'forgetFailure' >;
	readonly labelOf: ( path: string ) => string;
	readonly onOpen?: ( path: string ) => void;
	/** Saves again; without it, the change was taken back, and the owner must repeat it. */
	readonly onRetry?: () => void;
}

/** A conflict has a dialog of its own. */
export function FailureNotice( props: Props ) {
	const { settings, labelOf, onOpen, onRetry } = props;
	const { failure } = settings;
	if ( ! failure || failure.kind === 'conflict' ) {
		return null;
	}
	const isInvalid = failure.kind === 'invalid';
	const retry = onRetry && {
		label: __( 'Save again', 'chaty' ),
		onClick: onRetry,
		variant: 'secondary' as const,
	};
	return (
		<Notice
			status="error"
			onRemove={ settings.forgetFailure }
			actions={ retry && ! isInvalid ? [ retry ] : [] }
		>
			<p>
				{ onRetry
					? getFailureText( failure )
					: getTakenBackText( failure ) }
			</p>
			{ isInvalid && (
				<ul className="chaty-console-errors">
					{ failure.refused.map( ( { path, message } ) => (
						<li key={ path }>
							{ onOpen ? (
								<Button
									variant="link"
									onClick={ () => onOpen( path ) }
								>
									{ labelOf( path ) }
								</Button>
							) : (
								<strong>{ labelOf( path ) }</strong>
							) }{ ' ' }
							{ message }
						</li>
					) ) }
				</ul>
			) }
		</Notice>
	);
}
