import type { ActionRequest } from './actions';
import { getListUrl } from './address';
import { fetchPage, find } from './page';

function getFields( request: ActionRequest ): FormData {
	const form = find( '#chaty-messages-form' ) as HTMLFormElement | null;
	const sent = new FormData( form ?? undefined );
	const fields = new FormData();
	for ( const name of [ '_wpnonce', 'until_id' ] ) {
		fields.set( name, String( sent.get( name ) ?? '' ) );
	}
	fields.set( 'action', request.action ?? '' );
	request.ids.forEach( ( id ) =>
		fields.append( 'messages[]', String( id ) )
	);
	if ( request.isForAll ) {
		fields.set( request.isForFolder ? 'empty' : 'all', '1' );
	}
	return fields;
}

/** Shows the question of the server in a dialog; returns whether the answer is yes. */
function open( question: Element ): Promise< boolean > {
	const dialog = document.createElement( 'dialog' );
	dialog.className = 'chaty-messages-dialog';
	dialog.setAttribute( 'aria-labelledby', 'chaty-messages-question' );
	dialog.append( document.importNode( question, true ) );
	document.body.append( dialog );
	dialog.showModal();
	const cancel = dialog.querySelector( 'a' );
	cancel?.focus();
	return new Promise( ( resolve ) => {
		let isYes = false;
		dialog.addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			isYes = true;
			dialog.close();
		} );
		cancel?.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			dialog.close();
		} );
		dialog.addEventListener( 'close', () => {
			dialog.remove();
			resolve( isYes );
		} );
	} );
}

export async function ask( request: ActionRequest ): Promise< boolean > {
	const page = await fetchPage( getListUrl(), {
		method: 'POST',
		body: getFields( request ),
	} );
	const question = page.querySelector( '.chaty-messages-question' );
	return !! question && open( question );
}
