import { showAbove, showFailure } from './notices';
import { fetchPage } from './page';

const FORM = '.chaty-message-note';
const NONCE = `:is(${ FORM }, #chaty-messages-form) [name="_wpnonce"]`;

/** Sends the form; if it is refused, once more with the nonce of now: that of the page is void after a day or another login. */
async function send( form: HTMLFormElement ): Promise< Document > {
	const url = form.getAttribute( 'action' ) ?? '';
	const post = () =>
		fetchPage( url, {
			method: 'POST',
			body: new FormData( form ),
			keepalive: true,
		} );
	return post().catch( async ( error ) => {
		const page = await fetchPage( url );
		const [ nonce, next ] = [ form, page ].map( ( root ) =>
			root.querySelector< HTMLInputElement >( NONCE )
		);
		if ( ! nonce || ! next || nonce.value === next.value ) {
			throw error;
		}
		nonce.value = next.value;
		return post();
	} );
}

async function save( form: HTMLFormElement ): Promise< void > {
	const output = form.querySelector( 'output' );
	const note = form.querySelector( 'textarea' );
	if ( ! output || ! note ) {
		return;
	}
	const { value } = note;
	output.value = '';
	try {
		const page = await send( form );
		note.defaultValue = value;
		showAbove( 'request', null );
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
