import { makeElement, translate } from '@chaty/runtime';

/** The texts of each state (docs/how-it-works.md, "Messages of forms"). */
const TEXTS = {
	wrong: '',
	sending: 'Sending…',
	sent: 'Your email was successfully sent. We will contact you as soon as possible.',
	failed: 'Your message was not sent. Please try again.',
};

const BUTTONS = '[type=submit], [type=image], button:not([type])';

/** Adds a status line, and marks the buttons as disabled while the form is sent; they keep the focus. */
export function createStatus( form: HTMLFormElement ) {
	const line = makeElement( 'p', {
		class: 'chaty-contact-form-status',
		role: 'status',
	} );
	form.append( line );
	const setBusy = ( isBusy: boolean ) =>
		document
			.querySelectorAll< HTMLButtonElement >( BUTTONS )
			.forEach( ( button ) => {
				// One may be outside its form.
				if ( button.form === form ) {
					button.ariaDisabled = isBusy ? 'true' : null;
				}
			} );
	const end = () => {
		setBusy( false );
		delete form.dataset[ 'chatyState' ];
	};
	// A copy of a form that is being sent is not.
	end();

	return {
		/** Sets the state. `text` replaces the text of the markup, which replaces ours. */
		set( state: keyof typeof TEXTS, text?: string | null ): void {
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
		/** The fields that were wrong have been reset. */
		endWrong(): void {
			if ( form.dataset[ 'chatyState' ] === 'wrong' ) {
				delete form.dataset[ 'chatyState' ];
				line.textContent = '';
			}
		},
		cleanup(): void {
			end();
			line.remove();
		},
	};
}

export type Status = ReturnType< typeof createStatus >;
