import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { TextButton } from './text-button';

interface Props {
	readonly title: string;
	readonly children: ReactNode;
	readonly action: string;
	readonly onAction: () => void;
	readonly onClose: () => void;
	readonly isDestructive?: boolean;
	readonly isBusy?: boolean;
	readonly isDisabled?: boolean;
	readonly other?: ReactNode;
	/** Where the focus begins, if not on the dialog, of which a screen reader reads the whole then. */
	readonly focusOnMount?: 'firstContentElement';
}

export function Dialog( props: Props ) {
	const { title, children, action, onAction, onClose, other } = props;
	const isBusy = !! props.isBusy;
	return (
		<Modal
			title={ title }
			onRequestClose={ onClose }
			className="chaty-console-dialog"
			focusOnMount={ props.focusOnMount ?? true }
		>
			{ children }
			<div className="chaty-console-dialog__buttons">
				<TextButton variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'chaty' ) }
				</TextButton>
				{ other }
				<TextButton
					variant="primary"
					isDestructive={ !! props.isDestructive }
					isBusy={ isBusy }
					// A disabled button would lose the focus, which then could not return to where it was.
					disabled={ ! isBusy && !! props.isDisabled }
					onClick={ onAction }
				>
					{ action }
				</TextButton>
			</div>
		</Modal>
	);
}
