import { keepFocus } from './list-focus';

const CONTENT = 'chaty-messages-content';

/** Parts of the menu with the number of unread messages; without the icon, which a script of WordPress colors. */
const MENU = [
	'.wp-submenu .current > a',
	':is(.current, .wp-has-current-submenu) > .wp-menu-name',
	// The heading of the menu when it is folded.
	'.wp-has-current-submenu .wp-submenu-head',
]
	.map( ( part ) => `#adminmenu ${ part }` )
	.join();

/** An answer that is no page of this screen, with the code that WordPress's REST API has for it. */
class RequestError extends Error {
	constructor(
		readonly code: string,
		message = ''
	) {
		super( message );
	}
}

/** The part that the server draws: results, list and the open message. */
export const findContent = () => document.getElementById( CONTENT );

export const find = ( selector: string ) =>
	findContent()?.querySelector< HTMLElement >( selector );

/** The link of a row that opens its message, if this page of the list has it. */
export const findOpener = ( id: number ) =>
	find( `tr[data-message="${ id }"] .chaty-message-open` );

export const readSummary = (): string =>
	[ '.subsubsub .current', '.displaying-num', '.no-items' ]
		.map( ( part ) => find( part )?.textContent )
		.filter( Boolean )
		.join( ', ' );

export async function fetchPage( url: string, init?: RequestInit ) {
	const response = await fetch( url, { cache: 'no-store', ...init } ).catch(
		() => Promise.reject( new RequestError( 'fetch_error' ) )
	);
	const page = new DOMParser().parseFromString(
		await response.text(),
		'text/html'
	);
	if ( page.getElementById( 'loginform' ) ) {
		throw new RequestError( 'rest_not_logged_in' );
	}
	if ( ! page.getElementById( CONTENT ) ) {
		const text = page.querySelector( '.wp-die-message' )?.textContent;
		throw new RequestError( text ? 'wp_die' : 'invalid_json', text ?? '' );
	}
	return page;
}

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

export function showPage( page: Document ): void {
	const content = findContent();
	const theirs = page.getElementById( CONTENT );
	if ( content && theirs ) {
		const { childNodes, className } = document.importNode( theirs, true );
		keepFocus( content, () => {
			content.replaceChildren( ...childNodes );
			content.className = className;
		} );
	}
	replaceMenu( page );
}
