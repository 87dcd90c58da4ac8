const ROOT = '#chaty-takeover';
const FORM = 'form[data-next]';

/** Fetches the page after the next step. Any other answer is a failure. */
async function sendStep( form: HTMLFormElement ): Promise< Element > {
	const answer = await fetch( form.action, {
		method: 'POST',
		body: new FormData( form ),
		credentials: 'same-origin',
	} );
	const page = new DOMParser().parseFromString(
		await answer.text(),
		'text/html'
	);
	const root = page.querySelector( ROOT );
	if ( ! answer.ok || ! root ) {
		throw new Error( 'Not the page of the take-over.' );
	}
	return root;
}

/** Updates the progress bar and the live region in place, and takes over the fields of the next step. */
function update( root: Element, next: Element ): void {
	const bar = root.querySelector( 'progress' );
	const value = next.querySelector( 'progress' )?.value;
	if ( bar && value !== undefined ) {
		bar.value = value;
	}
	const status = root.querySelector( '[role=status]' );
	if ( status ) {
		status.textContent =
			next.querySelector( '[role=status]' )?.textContent ?? '';
	}
	const form = root.querySelector( FORM );
	form?.querySelectorAll( 'input' ).forEach( ( field ) => field.remove() );
	form?.append( ...next.querySelectorAll( `${ FORM } input` ) );
}

/** Sends one step after the other, as pressing "Continue" would. After a failure the button shows again. */
export async function continueTakeover(): Promise< void > {
	const root = document.querySelector( ROOT );
	let form = root?.querySelector< HTMLFormElement >( FORM );
	while ( root && form ) {
		const alert = form.querySelector< HTMLElement >( '[data-failed]' );
		try {
			const next = await sendStep( form );
			if ( next.querySelector( FORM ) ) {
				update( root, next );
			} else {
				root.replaceChildren( ...next.children );
				root.querySelector< HTMLElement >( '.notice' )?.focus();
			}
		} catch {
			if ( alert ) {
				alert.textContent = alert.dataset[ 'failed' ] ?? '';
			}
			return;
		}
		form = root.querySelector< HTMLFormElement >( FORM );
	}
}
