import { Snackbar } from '@wordpress/components';

export interface SnackbarMessage {
	readonly text: string;
	readonly action?: { readonly label: string; readonly onClick: () => void };
}

interface Props {
	readonly message: SnackbarMessage | null;
	readonly onRemove: () => void;
}

export const MessageSnackbar = ( { message, onRemove }: Props ) => (
	<div className="chaty-console-snackbar">
		{ message && (
			<Snackbar
				key={ message.text }
				// A button must not be in a button, and slow readers must reach it (WCAG 2.2.1, 4.1.2).
				explicitDismiss={ !! message.action }
				actions={ message.action ? [ message.action ] : [] }
				onRemove={ onRemove }
			>
				{ message.text }
			</Snackbar>
		) }
	</div>
);
