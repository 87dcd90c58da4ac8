import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** What is missing, in a sentence. */
	readonly text: string;
	readonly onRetry: () => void;
}

/** Stands in the place of a part of the script that has not come, as without a connection. */
export const MissingPart = ( { text, onRetry }: Props ) => (
	<p className="chaty-console-note" role="status">
		{ text }{ ' ' }
		<Button variant="link" onClick={ onRetry }>
			{ __( 'Try again', 'chaty' ) }
		</Button>
	</p>
);
