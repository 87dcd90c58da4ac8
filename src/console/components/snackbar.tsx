import { Snackbar } from '@wordpress/components';

/** A short message that goes by itself, with one way to take back what it says. */
export interface SnackbarMessage {
	readonly text: string;
	readonly action?: { readonly label: string; readonly onClick: () => void };
}

interface Props {
	readonly message: SnackbarMessage | null;
	readonly onRemove: () => void;
}

/** Shows the last message in the corner, where WordPress's editors have theirs. */
export const MessageSnackbar = ( { message, onRemove }: Props ) => (
	<div className="chaty-console-snackbar">
		{ message && (
			<Snackbar
				key={ message.text }
				// A button within a button is none; and whoever reads slowly must reach it (WCAG 2.2.1, 4.1.2).
				explicitDismiss={ !! message.action }
				actions={ message.action ? [ message.action ] : [] }
				onRemove={ onRemove }
			>
				{ message.text }
			</Snackbar>
		) }
	</div>
);
