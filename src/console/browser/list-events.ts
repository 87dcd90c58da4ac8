import { findAction, type MessageAction } from '../domain/message-actions';

/** What the form of the list asks for. */
export interface BulkRequest {
	readonly action: MessageAction | undefined;
	readonly ids: readonly number[];
	/** Whether it is for all messages that match, up to the newest that the owner has seen. */
	readonly isForAll: boolean;
	/** Whether it is for the whole box, whatever the filters. */
	readonly isForBox: boolean;
	readonly untilId: number;
	readonly total: number;
}

/** What the list reports. */
export interface ListHandlers {
	readonly onOpen: ( id: number ) => void;
	readonly onAction: ( action: MessageAction, id: number ) => void;
	readonly onBulk: ( request: BulkRequest ) => void;
	/** Another list: a view, a page, an order, filters. */
	readonly onVisit: ( url: string ) => void;
}

const isPlainClick = ( event: MouseEvent ) =>
	event.button === 0 &&
	! ( event.ctrlKey || event.metaKey || event.shiftKey || event.altKey );

const readRowId = ( element: Element ) =>
	Number( element.closest( 'tr' )?.getAttribute( 'data-message' ) );

/** Whether a link leads to this screen, without an action. */
function isList( url: URL ): boolean {
	const here = new URL( window.location.href );
	return (
		url.origin + url.pathname === here.origin + here.pathname &&
		url.searchParams.get( 'page' ) === here.searchParams.get( 'page' ) &&
		! url.searchParams.has( 'action' ) &&
		! url.searchParams.has( 'message' )
	);
}

/** What a click on a link of the list does; links that it does not know stay links. */
function handleClick( event: MouseEvent, handlers: ListHandlers ): void {
	const link = ( event.target as Element ).closest( 'a' );
	if ( ! link?.href || ! isPlainClick( event ) || event.defaultPrevented ) {
		return;
	}
	const url = new URL( link.href );
	const id = readRowId( link );
	const action = findAction( url.searchParams.get( 'action' ) );
	if ( id && link.matches( '.chaty-message-open' ) ) {
		handlers.onOpen( id );
	} else if ( id && action ) {
		handlers.onAction( action, id );
	} else if ( isList( url ) ) {
		handlers.onVisit( url.href );
	} else {
		return;
	}
	event.preventDefault();
}

/** Where a form leads. A field with the name `action` hides the property of that name. */
const readTarget = ( form: HTMLFormElement ) =>
	new URL( form.getAttribute( 'action' ) ?? '', window.location.href );

/** The address that the form with the filters leads to. */
function getFormUrl( form: HTMLFormElement ): string {
	const url = readTarget( form );
	new FormData( form ).forEach( ( value, name ) => {
		if ( value ) {
			url.searchParams.set( name, String( value ) );
		}
	} );
	return url.href;
}

function readBulk( form: HTMLFormElement, button: HTMLElement | null ) {
	const data = new FormData( form );
	const isForBox = button?.getAttribute( 'name' ) === 'empty';
	const name = button?.id === 'doaction2' ? 'action2' : 'action';
	return {
		action: isForBox ? 'delete' : findAction( data.get( name ) ),
		ids: data.getAll( 'messages[]' ).map( Number ),
		isForAll: isForBox || data.has( 'all' ),
		isForBox,
		untilId: Number( data.get( 'until_id' ) ),
		total: Number( form.dataset[ 'total' ] ),
	} as const;
}

function handleSubmit( event: SubmitEvent, handlers: ListHandlers ): void {
	const form = event.target as HTMLFormElement;
	const isFilter = form.method === 'get';
	if (
		! isList(
			isFilter ? new URL( getFormUrl( form ) ) : readTarget( form )
		)
	) {
		return;
	}
	const page = form.querySelector< HTMLInputElement >(
		'.current-page:focus'
	);
	event.preventDefault();
	// WordPress 7 refuses the form without a chosen row, also for all that match.
	event.stopPropagation();
	if ( isFilter ) {
		handlers.onVisit( getFormUrl( form ) );
	} else if ( page ) {
		// The number of a page is a field of the form with the actions.
		const url = readTarget( form );
		url.searchParams.set( 'paged', page.value );
		handlers.onVisit( url.href );
	} else {
		handlers.onBulk( readBulk( form, event.submitter ) );
	}
}

/** WordPress listens at the table that was there first; this one also opens rows of those that took its place. */
function handleToggle( event: MouseEvent ): void {
	const toggle = ( event.target as Element ).closest( '.toggle-row' );
	if ( toggle ) {
		event.stopPropagation();
		toggle.closest( 'tr' )?.classList.toggle( 'is-expanded' );
	}
}

/** Listens to the list; returns what ends it. */
export function listenToList( list: HTMLElement, handlers: ListHandlers ) {
	const onClick = ( event: MouseEvent ) => handleClick( event, handlers );
	const onSubmit = ( event: SubmitEvent ) => handleSubmit( event, handlers );
	list.addEventListener( 'click', onClick );
	list.addEventListener( 'submit', onSubmit, true );
	list.addEventListener( 'click', handleToggle, true );
	return () => {
		list.removeEventListener( 'click', onClick );
		list.removeEventListener( 'submit', onSubmit, true );
		list.removeEventListener( 'click', handleToggle, true );
	};
}
