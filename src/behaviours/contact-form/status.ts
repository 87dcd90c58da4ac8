import { translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/** Spec section 8; it has no words for a failure. */
const TEXTS = {
	wrong: '',
	sending: 'Sending…',
	sent: 'Your email was successfully sent. We will contact you as soon as possible.',
	failed: 'Your message was not sent. Please try again.',
};

const BUTTONS = '[type=submit], [type=image], button:not([type])';

/** What has become of a form, in words at its end. */
export interface Status {
	/** `text` goes before the owner's words, and those before ours. */
	set: ( state: keyof typeof TEXTS, text?: string | null ) => void;
	/** Puts the markup back. */
	undo: Cleanup;
}

/** Says what becomes of a form. Its buttons wait while it is under way, and keep the focus. */
export function createStatus( form: HTMLFormElement ): Status {
	const line = form.ownerDocument.createElement( 'p' );
	line.className = 'chaty-contact-form-status';
	line.setAttribute( 'role', 'status' );
	form.append( line );
	const setBusy = ( isBusy: boolean ) =>
		form
			.querySelectorAll( BUTTONS )
			.forEach( ( button ) =>
				isBusy
					? button.setAttribute( 'aria-disabled', 'true' )
					: button.removeAttribute( 'aria-disabled' )
			);

	return {
		set( state, text ) {
			if ( ! line.isConnected ) {
				return;
			}
			setBusy( state === 'sending' );
			form.dataset[ 'chatyState' ] = state;
			line.textContent =
				text ||
				form.getAttribute( `data-chaty-${ state }` ) ||
				translate( TEXTS[ state ] );
		},
		undo() {
			setBusy( false );
			line.remove();
			delete form.dataset[ 'chatyState' ];
		},
	};
}
