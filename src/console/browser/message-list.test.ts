import { escapeForCss } from '../../../tests/unit/escape-for-css';
import { listenToList, type ListHandlers } from './list-events';
import {
	fetchList,
	markOpen,
	noteAtRow,
	readSender,
	replaceList,
} from './message-list';

Object.assign( window, { CSS: { escape: escapeForCss } } );

const URL_OF = '/wp-admin/admin.php?page=chaty-messages';

const row = ( id: number, name = `Visitor ${ id }` ) => `
	<tr data-message="${ id }">
		<th class="check-column"><input type="checkbox" name="messages[]" value="${ id }"></th>
		<td><a class="chaty-message-open" href="${ URL_OF }&amp;message=${ id }">${ name }</a>
			<div class="row-actions">
				<span class="spam"><a href="${ URL_OF }&amp;action=spam&amp;message=${ id }">Spam</a></span>
				<span class="trash"><a href="${ URL_OF }&amp;action=trash&amp;message=${ id }">Trash</a></span>
			</div>
			<button type="button" class="toggle-row">More</button></td>
	</tr>`;

const list = ( ...ids: number[] ) => `
	<div id="chaty-messages">
		<ul class="subsubsub"><li class="inbox"><a class="current" href="${ URL_OF }">Inbox</a></li>
			<li class="spam"><a href="${ URL_OF }&amp;box=spam">Spam</a></li></ul>
		<form method="get" action="/wp-admin/admin.php"><input type="hidden" name="page" value="chaty-messages">
			<input type="search" name="s" value=""><button id="search">Search</button></form>
		<form id="chaty-messages-form" method="post" action="${ URL_OF }" data-total="40">
			<input type="hidden" name="until_id" value="99">
			<select name="action"><option value="-1">Bulk actions</option><option value="trash">Trash</option></select>
			<button id="doaction">Apply</button>
			<table><thead><tr><td></td><th><a href="${ URL_OF }&amp;orderby=name">From</a></th><th><a href="${ URL_OF }&amp;orderby=created_at">Date</a></th></tr></thead><tfoot><tr><td></td><th><a href="#">From</a></th><th><a href="#">Date</a></th></tr></tfoot><tbody>${ ids
				.map( ( id ) => row( id ) )
				.join( '' ) }</tbody></table>
			<label><input type="checkbox" name="all" value="1">All</label>
			<button id="empty" name="empty">Empty</button>
			<input class="current-page" name="paged" value="1">
		</form>
		<a id="download" href="/wp-admin/admin-post.php?action=chaty_download">CSV</a>
	</div>`;

const page = ( body: string, facts: unknown = { filters: {} } ) =>
	`<html><body>${ body }<template id="chaty-late-scripts"><script id="chaty-console-messages-js-before">
window.chaty_console=${ JSON.stringify( facts ) };
//# sourceURL=chaty-console-messages-js-before
</script></template></body></html>`;

const parse = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' );

const find = < Found extends HTMLElement >( selector: string ) =>
	document.querySelector( selector ) as Found;

const handlers = {
	onOpen: jest.fn(),
	onAction: jest.fn(),
	onBulk: jest.fn(),
	onVisit: jest.fn(),
} satisfies ListHandlers;

/** Clicks; returns whether the browser would follow the link. */
const click = ( selector: string, init: MouseEventInit = {} ) =>
	find( selector ).dispatchEvent(
		new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } )
	);

let stop: () => void;

beforeEach( () => {
	jest.clearAllMocks();
	window.history.replaceState( null, '', URL_OF );
	document.body.innerHTML = `<div class="wrap">${ list( 3, 2, 1 ) }</div>`;
	stop = listenToList( find( '#chaty-messages' ), handlers );
} );

afterEach( () => stop() );

describe( 'the list reports', () => {
	test( 'a row that is opened', () => {
		expect( click( '[data-message="2"] .chaty-message-open' ) ).toBe(
			false
		);
		expect( handlers.onOpen ).toHaveBeenCalledWith( 2 );
	} );

	test.each( [ 'ctrlKey', 'metaKey', 'shiftKey', 'altKey' ] )(
		'nothing of a click with %s',
		( key ) => {
			// jsdom follows no links.
			find( '#chaty-messages' ).addEventListener( 'click', ( event ) =>
				event.preventDefault()
			);
			click( '.chaty-message-open', { [ key ]: true } );
			expect( handlers.onOpen ).not.toHaveBeenCalled();
		}
	);

	test( 'an action of a row', () => {
		click( '[data-message="2"] .trash a' );
		expect( handlers.onAction ).toHaveBeenCalledWith( 'trash', 2 );
	} );

	test( 'another list', () => {
		click( '.subsubsub .spam a' );
		expect( handlers.onVisit ).toHaveBeenCalledWith(
			`http://localhost${ URL_OF }&box=spam`
		);
	} );

	test( 'a search', () => {
		find< HTMLInputElement >( '[type="search"]' ).value = 'a&b';
		click( '#search' );
		expect( handlers.onVisit ).toHaveBeenCalledWith(
			`http://localhost${ URL_OF }&s=a%26b`
		);
	} );

	test( 'an action on what was chosen', () => {
		find< HTMLSelectElement >( 'select' ).value = 'trash';
		find( '[data-message="1"] input' ).click();
		find( '[data-message="3"] input' ).click();
		click( '#doaction' );
		expect( handlers.onBulk ).toHaveBeenCalledWith( {
			action: 'trash',
			ids: [ 3, 1 ],
			isForAll: false,
			isForBox: false,
			untilId: 99,
			total: 40,
		} );
	} );

	test( 'an action on all, and the emptying of a box', () => {
		find< HTMLInputElement >( '[name="all"]' ).click();
		click( '#doaction' );
		expect( handlers.onBulk.mock.calls[ 0 ][ 0 ] ).toMatchObject( {
			action: undefined,
			isForAll: true,
		} );
		find< HTMLInputElement >( '[name="all"]' ).click();
		click( '#empty' );
		expect( handlers.onBulk.mock.calls[ 1 ][ 0 ] ).toMatchObject( {
			action: 'delete',
			isForAll: true,
			isForBox: true,
		} );
	} );

	test( 'nothing of links that lead elsewhere', () => {
		find( '#chaty-messages' ).addEventListener( 'click', ( event ) =>
			event.preventDefault()
		);
		click( '#download' );
		expect( handlers.onVisit ).not.toHaveBeenCalled();
	} );
} );

describe( 'a list takes the place of another', () => {
	const replace = ( ...ids: number[] ) =>
		replaceList( parse( page( list( ...ids ) ) ) );

	test( 'and tells what its page tells scripts', () => {
		const facts = { filters: { search: '</script><b>};' } };
		const html = page( list( 1 ), facts ).replace(
			/<(?=\/script><b>)/,
			'\\u003C'
		);
		expect( replaceList( parse( html ) ) ).toEqual( facts );
	} );

	test.each( [
		[
			'on the same row',
			'[data-message="2"] .trash a',
			[ 3, 2 ],
			'[data-message="2"] .trash a',
		],
		[
			'on the row that stands there now',
			'[data-message="2"] .trash a',
			[ 3, 1 ],
			'[data-message="1"] .trash a',
		],
		[
			'on the last row',
			'[data-message="1"] .spam a',
			[ 3, 2 ],
			'[data-message="2"] .spam a',
		],
		[
			'on the sender, not on a checkbox that would look chosen',
			'[data-message="1"] input',
			[ 3, 2 ],
			'[data-message="2"] .chaty-message-open',
		],
		[ 'on the view', '.subsubsub .spam a', [ 1 ], '.subsubsub .spam a' ],
		[
			'on the heading that sorts',
			'thead th:last-child a',
			[ 1 ],
			'thead th:last-child a',
		],
		[
			'on the heading below',
			'tfoot th:last-child a',
			[ 1 ],
			'tfoot th:last-child a',
		],
		[ 'on the button', '#doaction', [ 1 ], '#doaction' ],
		[
			'on the list that has no rows any more',
			'[data-message="2"] .trash a',
			[],
			'#chaty-messages',
		],
	] )( 'with the focus %s', ( _, before, ids, after ) => {
		find( before ).focus();
		replace( ...ids );
		expect( document.activeElement ).toBe( find( after ) );
	} );

	test( 'without taking the focus from elsewhere', () => {
		document.body.insertAdjacentHTML( 'beforeend', '<button id="else">' );
		find( '#else' ).focus();
		replace( 1 );
		expect( document.activeElement ).toBe( find( '#else' ) );
	} );

	test( 'and its rows can be folded out', () => {
		replace( 7 );
		click( '[data-message="7"] .toggle-row' );
		expect( find( '[data-message="7"]' ).className ).toBe( 'is-expanded' );
	} );
} );

describe( 'rows', () => {
	test( 'show which message is open', () => {
		markOpen( 2 );
		markOpen( 3 );
		expect( document.querySelectorAll( '.is-open' ) ).toHaveLength( 1 );
		expect( find( '[data-message="3"]' ).className ).toBe( 'is-open' );
		markOpen( 0 );
		expect( find( '.wrap' ).className ).toBe( 'wrap' );
	} );

	test( 'say why nothing was done, as text', () => {
		noteAtRow( 2, '<img src=x>' );
		expect(
			find( '[data-message="2"] .chaty-message-note' ).textContent
		).toBe( '<img src=x>' );
		noteAtRow( 99, 'nowhere' );
		expect( readSender( 2 ) ).toBe( 'Visitor 2' );
		expect( readSender( 99 ) ).toBe( '' );
	} );
} );

describe( 'a list that cannot be fetched', () => {
	test.each( [
		[ 'offline', () => Promise.reject( new TypeError() ), 'fetch_error' ],
		[ 'a log-in', '<form id="loginform">', 'rest_not_logged_in' ],
		[ 'a page of a firewall', '<h1>Blocked</h1>', 'invalid_json' ],
	] )( 'fails as requests do: %s', async ( _, answer, code ) => {
		const asText = async () => ( { text: async () => String( answer ) } );
		window.fetch = jest.fn(
			typeof answer === 'function' ? answer : asText
		) as unknown as typeof fetch;
		await expect( fetchList( URL_OF ) ).rejects.toEqual( { code } );
	} );
} );
