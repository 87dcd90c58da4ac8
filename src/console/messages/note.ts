import { showFailure } from './notices';
import { fetchPage } from './page';

const FORM = '.chaty-message-note';

async function save( form: HTMLFormElement ): Promise< void > {
	const output = form.querySelector( 'output' );
	if ( ! output ) {
		return;
	}
	output.value = '';
	try {
		const page = await fetchPage( form.getAttribute( 'action' ) ?? '', {
			method: 'POST',
			body: new FormData( form ),
		} );
		output.value =
			page.querySelector( '.chaty-messages-results' )?.textContent ?? '';
	} catch ( error ) {
		showFailure( error, () => void save( form ) );
	}
}

/** Saves the note of the message that is open: by its button, and when somebody leaves a field that has changed. */
export function listenToNote( content: HTMLElement ): void {
	content.addEventListener(
		'submit',
		( event ) => {
			const form = event.target as HTMLFormElement;
			if ( form.matches( FORM ) ) {
				event.preventDefault();
				event.stopImmediatePropagation();
				void save( form );
			}
		},
		true
	);
	content.addEventListener( 'change', ( event ) => {
		const form = ( event.target as Element ).closest< HTMLFormElement >(
			FORM
		);
		if ( form ) {
			void save( form );
		}
	} );
}
