import { __, _n, sprintf } from '@wordpress/i18n';
import { Dialog } from '../components/dialog';
import { formatCount } from '../domain/lists';

interface Props {
	readonly count: number;
	readonly locale: string;
	readonly onAnswer: ( isYes: boolean ) => void;
}

/** Asks before messages are deleted for good. */
export const DeleteDialog = ( { count, locale, onAnswer }: Props ) => (
	<Dialog
		title={ __( 'Delete permanently?', 'chaty' ) }
		action={ __( 'Delete permanently', 'chaty' ) }
		isDestructive
		onAction={ () => onAnswer( true ) }
		onClose={ () => onAnswer( false ) }
	>
		<p>
			{ sprintf(
				/* translators: %s: Number of messages. */
				_n(
					'%s message will be deleted. This cannot be undone.',
					'%s messages will be deleted. This cannot be undone.',
					count,
					'chaty'
				),
				formatCount( count, locale )
			) }
		</p>
	</Dialog>
);
