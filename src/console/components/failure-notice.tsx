import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SaveFailure } from '../domain/save-failure';
import { getFailureText, getTakenBackText } from '../domain/failure-text';

interface Props {
	readonly failure: SaveFailure< unknown >;
	readonly labelOf: ( path: string ) => string;
	readonly onOpen?: ( path: string ) => void;
	/** Without it, what was done was taken back, and is to be done again. */
	readonly onRetry?: () => void;
	readonly onClose: () => void;
}

export function FailureNotice( props: Props ) {
	const { failure, labelOf, onOpen, onRetry, onClose } = props;
	const isInvalid = failure.kind === 'invalid';
	const retry = onRetry && {
		label: __( 'Save again', 'chaty' ),
		onClick: onRetry,
		variant: 'secondary' as const,
	};
	return (
		<Notice
			status="error"
			onRemove={ onClose }
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
