import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronLeft, chevronRight, close } from '@wordpress/icons';

interface Props {
	readonly hasPrevious: boolean;
	readonly hasNext: boolean;
	readonly onGo: ( side: 'previous' | 'next' ) => void;
	readonly onClose: () => void;
}

/** Leads to the messages beside this one, and back to the list. */
export const PaneHeader = ( {
	hasPrevious,
	hasNext,
	onGo,
	onClose,
}: Props ) => (
	<div className="chaty-message-bar">
		<Button
			icon={ chevronLeft }
			className="chaty-message-step"
			label={ __( 'Previous message', 'chaty' ) }
			aria-keyshortcuts="ArrowLeft"
			aria-disabled={ ! hasPrevious }
			onClick={ () => onGo( 'previous' ) }
		/>
		<Button
			icon={ chevronRight }
			className="chaty-message-step"
			label={ __( 'Next message', 'chaty' ) }
			aria-keyshortcuts="ArrowRight"
			aria-disabled={ ! hasNext }
			onClick={ () => onGo( 'next' ) }
		/>
		<Button
			className="chaty-message-close"
			icon={ close }
			label={ __( 'Close', 'chaty' ) }
			aria-keyshortcuts="Escape"
			onClick={ onClose }
		/>
	</div>
);
