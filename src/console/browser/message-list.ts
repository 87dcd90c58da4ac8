import type { MessagesFacts } from '../domain/message-facts';
import { focusIn, keepFocus } from './list-focus';
import { findPrintedScripts } from './printed-scripts';

const FACTS = 'chaty-console-messages-js-before';

/** What of the menu shows the number of unread messages; not its icon, which WordPress has colored by a script. */
const MENU = [
	'.wp-submenu .current > a',
	':is(.current, .wp-has-current-submenu) > .wp-menu-name',
	// The heading of the menu when it is folded.
	'.wp-has-current-submenu .wp-submenu-head',
]
	.map( ( part ) => `#adminmenu ${ part }` )
	.join();

/** The printed list: views, filters and table. */
export const findList = () => document.getElementById( 'chaty-messages' );

/** The row of a message, if this page of the list has it. */
const findRow = ( id: number ) =>
	findList()?.querySelector( `tr[data-message="${ id }"]` );

/** The link that opens a message. */
const findOpener = ( id: number ) =>
	findRow( id )?.querySelector< HTMLElement >( '.chaty-message-open' );

/** Who has sent a message, as its row says; empty for one that is not on this page of the list. */
export const readSender = ( id: number ): string =>
	findOpener( id )?.textContent?.trim() ?? '';

/** Moves the focus to the row of a message, or to the list when it is not there any more. */
export function focusRow( id: number ): void {
	const list = findList();
	if ( list ) {
		focusIn( list, findOpener( id ) );
	}
}

/** Moves the focus, where what had it is gone: to the message that is open, or to the row of one. */
export function regainFocus( id: number ): void {
	const { body } = document;
	if ( body.ownerDocument.activeElement !== body ) {
		return;
	}
	const open = document.getElementById( 'chaty-message-heading' );
	if ( open ) {
		open.focus();
	} else {
		focusRow( id );
	}
}

/** Shows which message is open; 0 for none. */
export function markOpen( id: number ): void {
	findList()
		?.querySelectorAll( 'tr.is-open' )
		.forEach( ( row ) => row.classList.remove( 'is-open' ) );
	findRow( id )?.classList.add( 'is-open' );
	findList()
		?.closest( '.wrap' )
		?.classList.toggle( 'has-open-message', id > 0 );
}

/** Says at the row of a message why an action was not done to it. */
export function noteAtRow( id: number, text: string ): void {
	const note = document.createElement( 'p' );
	note.className = 'chaty-message-note';
	note.textContent = text;
	findOpener( id )?.closest( 'td, th' )?.append( note );
}

/** Whether the page shows the list, and not a single message without it. */
export const hasTable = () => !! findList()?.querySelector( 'table' );

/** Which list shows, and how many messages it has. */
export const readSummary = (): string =>
	[ '.subsubsub .current', '.displaying-num', '.no-items' ]
		.map( ( part ) => findList()?.querySelector( part )?.textContent )
		.filter( Boolean )
		.join( ', ' );

/** What was printed for a script of another page of the list. */
function readFactsOf( page: Document ): MessagesFacts {
	const facts = findPrintedScripts( page )?.getElementById( FACTS );
	const text = facts?.textContent ?? '';
	return JSON.parse(
		text.slice( text.indexOf( '{' ), text.lastIndexOf( '}' ) + 1 )
	);
}

/** Takes the words of the menu from another page. */
function replaceMenu( page: Document ): void {
	const theirs = page.querySelectorAll( MENU );
	document.querySelectorAll( MENU ).forEach( ( link, index ) => {
		const other = theirs[ index ];
		if ( other && other.innerHTML !== link.innerHTML ) {
			link.replaceChildren(
				...document.importNode( other, true ).childNodes
			);
		}
	} );
}

/** The page of a list. It fails as requests of WordPress's REST API do. */
export async function fetchList( url: string ): Promise< Document > {
	const response = await fetch( url, { cache: 'no-store' } ).catch( () =>
		Promise.reject( { code: 'fetch_error' } )
	);
	const page = new DOMParser().parseFromString(
		await response.text(),
		'text/html'
	);
	if ( page.getElementById( 'loginform' ) ) {
		throw { code: 'rest_not_logged_in' };
	}
	if ( ! page.getElementById( 'chaty-messages' ) ) {
		throw { code: 'invalid_json' };
	}
	return page;
}

/** Shows the list of a page in place of the one that is there; returns what that page tells scripts. */
export function replaceList( page: Document ): MessagesFacts {
	const list = findList();
	const theirs = page.getElementById( 'chaty-messages' );
	if ( list && theirs ) {
		const { childNodes } = document.importNode( theirs, true );
		keepFocus( list, () => list.replaceChildren( ...childNodes ) );
	}
	replaceMenu( page );
	return readFactsOf( page );
}

/** The element above the list in which the screen says what went wrong. */
export function getNoticePlace(): HTMLElement {
	const id = 'chaty-messages-notices';
	const place =
		document.getElementById( id ) ?? document.createElement( 'div' );
	if ( ! place.isConnected ) {
		place.id = id;
		findList()?.before( place );
	}
	return place;
}
