import { makeElement, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/** The texts of each state (docs/how-it-works.md, "Messages of forms"). */
const TEXTS = {
	wrong: '',
	sending: 'Sending…',
	sent: 'Your email was successfully sent. We will contact you as soon as possible.',
	failed: 'Your message was not sent. Please try again.',
};

const BUTTONS = '[type=submit], [type=image], button:not([type])';

/** The status line of a form. */
export interface Status {
	/** Sets the state. `text` replaces the text of the markup, which replaces ours. */
	set: ( state: keyof typeof TEXTS, text?: string | null ) => void;
	cleanup: Cleanup;
}

/** Adds a status line, and marks the buttons as disabled while the form is sent; they keep the focus. */
export function createStatus( form: HTMLFormElement ): Status {
	const line = makeElement( 'p', {
		class: 'chaty-contact-form-status',
		role: 'status',
	} );
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
		cleanup() {
			setBusy( false );
			line.remove();
			delete form.dataset[ 'chatyState' ];
		},
	};
}
