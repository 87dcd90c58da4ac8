import { findAction, type ActionRequest } from './actions';
import { readMessageId } from './address';

export interface Handlers {
	readonly onOpen: ( href: string ) => void;
	readonly onClose: () => void;
	readonly onAction: ( request: ActionRequest ) => void;
	/** Opens another list: a view, a page, an order, filters, or the result of an Undo link. */
	readonly onVisit: ( href: string ) => void;
}

const isPlainClick = ( event: MouseEvent ) =>
	event.button === 0 &&
	! ( event.ctrlKey || event.metaKey || event.shiftKey || event.altKey );

function isHere( url: URL ): boolean {
	const here = new URL( window.location.href );
	return (
		url.origin + url.pathname === here.origin + here.pathname &&
		url.searchParams.get( 'page' ) === here.searchParams.get( 'page' )
	);
}

function handleClick( event: MouseEvent, handlers: Handlers ): void {
	const link = ( event.target as Element ).closest( 'a' );
	const answered = link?.dataset[ 'answers' ];
	if ( answered ) {
		// The link leads to the reply. A second press answers nothing more.
		link.removeAttribute( 'data-answers' );
		handlers.onAction( {
			action: 'answered',
			ids: [ Number( answered ) ],
		} );
		return;
	}
	if ( ! link?.href || ! isPlainClick( event ) || event.defaultPrevented ) {
		return;
	}
	const url = new URL( link.href );
	if ( ! isHere( url ) ) {
		return;
	}
	event.preventDefault();
	const id = readMessageId( link.href );
	const action = findAction( url.searchParams.get( 'action' ) );
	if ( link.matches( '.chaty-message-close' ) ) {
		handlers.onClose();
	} else if ( action && ! url.searchParams.has( 'moved' ) ) {
		handlers.onAction( { action, ids: [ id ] } );
	} else if ( id && ! action ) {
		handlers.onOpen( link.href );
	} else {
		handlers.onVisit( link.href );
	}
}

/** The URL of a form. A field with the name `action` hides the property of that name. */
const readTarget = ( form: HTMLFormElement ) =>
	new URL( form.getAttribute( 'action' ) ?? '', window.location.href );

function getFormUrl( form: HTMLFormElement ): URL {
	const url = readTarget( form );
	new FormData( form ).forEach( ( value, name ) => {
		if ( value ) {
			url.searchParams.set( name, String( value ) );
		}
	} );
	return url;
}

function readRequest( form: HTMLFormElement, button: HTMLElement | null ) {
	const data = new FormData( form );
	const name = button?.getAttribute( 'name' );
	const isForFolder = name === 'empty';
	const select = button?.id === 'doaction2' ? 'action2' : 'action';
	const action =
		name === 'action'
			? button?.getAttribute( 'value' )
			: data.get( select );
	return {
		action: isForFolder ? 'delete' : findAction( action ),
		ids: data.getAll( 'messages[]' ).map( Number ),
		isForAll: isForFolder || data.has( 'all' ),
		isForFolder,
	} as const;
}

function handleSubmit( event: SubmitEvent, handlers: Handlers ): void {
	const form = event.target as HTMLFormElement;
	const isFilter = form.method === 'get';
	const url = isFilter ? getFormUrl( form ) : readTarget( form );
	if ( ! isHere( url ) ) {
		return;
	}
	const page = form.querySelector< HTMLInputElement >(
		'.current-page:focus'
	);
	event.preventDefault();
	// WordPress 7 refuses the form without a chosen row, also for all that match.
	event.stopPropagation();
	if ( page ) {
		// The number of a page is a field of the form with the actions.
		url.searchParams.set( 'paged', page.value );
	}
	if ( isFilter || page ) {
		handlers.onVisit( url.href );
	} else {
		handlers.onAction( readRequest( form, event.submitter ) );
	}
}

/** WordPress listens only on the first table; these handlers also work in tables that replace it. */
function handleTable( event: MouseEvent ): void {
	const target = event.target as Element;
	const toggle = target.closest( '.toggle-row' );
	if ( toggle ) {
		event.stopPropagation();
		toggle.closest( 'tr' )?.classList.toggle( 'is-expanded' );
	}
	const all = target.closest< HTMLInputElement >(
		':is(thead, tfoot) .check-column input'
	);
	all
		?.closest( 'table' )
		?.querySelectorAll< HTMLInputElement >( '.check-column input' )
		.forEach( ( checkbox ) => ( checkbox.checked = all.checked ) );
}

export function listen( content: HTMLElement, handlers: Handlers ): void {
	content.addEventListener( 'click', handleTable, true );
	content.addEventListener( 'click', ( event ) =>
		handleClick( event, handlers )
	);
	content.addEventListener(
		'submit',
		( event ) => handleSubmit( event, handlers ),
		true
	);
}
