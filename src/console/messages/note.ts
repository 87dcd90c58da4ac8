import { showFailure } from './notices';
import { fetchPage } from './page';

const FORM = '.chaty-message-note';

async function save( form: HTMLFormElement ): Promise< void > {
	const output = form.querySelector( 'output' );
	const note = form.querySelector( 'textarea' );
	if ( ! output || ! note ) {
		return;
	}
	const { value } = note;
	output.value = '';
	try {
		const page = await fetchPage( form.getAttribute( 'action' ) ?? '', {
			method: 'POST',
			body: new FormData( form ),
			keepalive: true,
		} );
		note.defaultValue = value;
		output.value =
			page.querySelector( '.chaty-messages-results' )?.textContent ?? '';
	} catch ( error ) {
		showFailure( error, () => void save( form ) );
	}
}

/** Saves the note of the open message: by its button, and when its field is left after a change, or the page is. */
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
	window.addEventListener( 'pagehide', () => {
		const note = content.querySelector< HTMLTextAreaElement >(
			`${ FORM } textarea`
		);
		if ( note?.form && note.value !== note.defaultValue ) {
			void save( note.form );
		}
	} );
}
