import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import '../../../tests/unit/editor';
import { escapeForCss } from '../../../tests/unit/escape-for-css';
import { aRawMessage, messagesFacts } from '../../../tests/unit/messages';
import { MessagesScreen } from './messages-screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

Object.assign( window, { CSS: { escape: escapeForCss } } );

const LIST = '/wp-admin/admin.php?page=chaty-messages';

const row = ( id: number ) => `<tr data-message="${ id }"><td>
	<a class="chaty-message-open" href="${ LIST }&amp;message=${ id }">Visitor ${ id }</a>
	<a class="row-trash" href="${ LIST }&amp;action=trash&amp;message=${ id }">Trash</a>
	<a class="row-delete" href="${ LIST }&amp;action=delete&amp;message=${ id }">Delete</a></td></tr>`;

/** The list as PHP prints it. */
const list = (
	...ids: number[]
) => `<div class="wrap"><div id="chaty-messages">
	<ul class="subsubsub"><li><a class="current" href="${ LIST }">Inbox</a></li>
		<li class="spam"><a href="${ LIST }&amp;box=spam">Spam</a></li>
		<li class="old"><a href="${ LIST }&amp;box=trash">Trash</a></li></ul>
	<form method="post" action="${ LIST }" data-total="1200">
		<input type="hidden" name="until_id" value="99">
		<select name="action"><option value="-1"></option><option value="trash">Trash</option></select>
		<input type="checkbox" name="all" value="1" aria-label="All that match">
		<button id="doaction">Apply</button>
		<table><tbody>${ ids.map( row ).join( '' ) }</tbody></table>
	</form></div></div>
	<template id="chaty-late-scripts"><script id="chaty-console-messages-js-before">x=${ JSON.stringify(
		messagesFacts
	) };</script></template>`;

type Answer = ( request: {
	readonly path: string;
	readonly data?: Record< string, unknown >;
} ) => unknown;

const fetchPage = jest.fn();

/** A request that the test answers when it wants. */
function later< Value >() {
	let answer!: ( value: Value ) => void;
	let fail!: ( reason: unknown ) => void;
	const promise = new Promise< Value >( ( resolve, reject ) => {
		answer = resolve;
		fail = reject;
	} );
	return { promise, answer, fail };
}

const page = ( ...ids: number[] ) => ( { text: async () => list( ...ids ) } );

const settle = () => act( async () => {} );

/** The screen with a list of messages, and a server that answers. */
async function open( answer: Answer, address = LIST ) {
	jest.mocked( apiFetch ).mockImplementation( ( async ( request: unknown ) =>
		answer( request as Parameters< Answer >[ 0 ] ) ) as never );
	window.history.replaceState( null, '', address );
	document.body.innerHTML = list( 13, 12, 11 );
	const root = document.createElement( 'div' );
	document.body.append( root );
	render( <MessagesScreen facts={ messagesFacts } />, { container: root } );
	await settle();
}

async function click( selector: string ) {
	fireEvent.click( document.querySelector( selector ) as Element );
	await settle();
}

async function press( name: string | RegExp ) {
	fireEvent.click( screen.getByRole( 'button', { name } ) );
	await settle();
}

const requests = () =>
	jest.mocked( apiFetch ).mock.calls.map( ( [ request ] ) => request );

const batches = () =>
	requests().flatMap( ( { path, data } ) =>
		path?.endsWith( '/batch' ) ? [ data ] : []
	);

const notices = () =>
	document.getElementById( 'chaty-messages-notices' )?.textContent ?? '';

/** Messages that a server has, all read. */
const read: Answer = ( { path } ) => {
	const id = Number( /contacts\/(\d+)/.exec( path )?.[ 1 ] );
	return aRawMessage( {
		id,
		name: `Visitor ${ id }`,
		read_at: '2026-03-01 10:00:00',
		previous: id < 13 ? id + 1 : null,
		next: id > 11 ? id - 1 : null,
	} );
};

beforeEach( () => {
	jest.clearAllMocks();
	fetchPage.mockReset().mockImplementation( async () => page( 13, 12, 11 ) );
	window.fetch = fetchPage;
} );

describe( 'a message', () => {
	const heading = () => screen.getByRole( 'heading', { level: 2 } );

	test( 'opens beside the list, and is named by the address alone', async () => {
		await open( read );
		await click( '[data-message="12"] .chaty-message-open' );
		expect( heading().textContent ).toBe( 'Visitor 12' );
		expect( heading().ownerDocument.activeElement ).toBe( heading() );
		expect( window.location.search ).toBe(
			'?page=chaty-messages&message=12'
		);
		expect( document.querySelector( 'tr.is-open' ) ).toBe(
			document.querySelector( '[data-message="12"]' )
		);
	} );

	test( 'is marked as read once, and the list is loaded again', async () => {
		await open( ( request ) =>
			request.path.endsWith( '/batch' )
				? { done: [ 12 ], failed: [] }
				: aRawMessage()
		);
		await click( '[data-message="12"] .chaty-message-open' );
		expect( batches() ).toEqual( [ { action: 'read', ids: [ 12 ] } ] );
		expect( fetchPage ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'is read also where it cannot be marked as read', async () => {
		await open( ( request ) => {
			if ( request.path.endsWith( '/batch' ) ) {
				throw { code: 'fetch_error' };
			}
			return aRawMessage();
		} );
		await click( '[data-message="12"] .chaty-message-open' );
		expect( heading().textContent ).toBe( 'Ada' );
		expect( screen.queryByText( /offline/ ) ).toBeNull();
	} );

	test.each( [
		[ 'ArrowRight', '', 'Visitor 11' ],
		[ 'ArrowLeft', '', 'Visitor 13' ],
		[ 'ArrowRight', 'rtl', 'Visitor 13' ],
		[ 'ArrowLeft', 'rtl', 'Visitor 11' ],
	] )( '%s leads on (%s)', async ( key, dir, name ) => {
		document.dir = dir;
		await open( read, `${ LIST }&message=12` );
		fireEvent.keyDown( document.body, { key } );
		await settle();
		document.dir = '';
		expect( heading().textContent ).toBe( name );
	} );

	test( 'has no next one at the end of the list: the arrow does nothing', async () => {
		await open( read, `${ LIST }&message=11` );
		const { length } = requests();
		fireEvent.keyDown( document.body, { key: 'ArrowRight' } );
		await settle();
		expect( heading().textContent ).toBe( 'Visitor 11' );
		expect( requests() ).toHaveLength( length );
	} );

	test.each( [
		[ 'with Ctrl', { key: 'ArrowRight', ctrlKey: true } ],
		[ 'with Alt, which goes forward', { key: 'ArrowRight', altKey: true } ],
	] )( 'leaves the keys of the browser alone: %s', async ( _, init ) => {
		await open( read, `${ LIST }&message=12` );
		fireEvent.keyDown( document.body, init );
		await settle();
		expect( heading().textContent ).toBe( 'Visitor 12' );
	} );

	test( 'stays while somebody types in a field of the list', async () => {
		await open( read, `${ LIST }&message=12` );
		const field = document.querySelector( 'select' ) as Element;
		fireEvent.keyDown( field, { key: 'ArrowRight' } );
		fireEvent.keyDown( field, { key: 'Escape' } );
		await settle();
		expect( heading().textContent ).toBe( 'Visitor 12' );
	} );

	test( 'closes with Escape, and the focus is at its row', async () => {
		await open( read, `${ LIST }&message=12` );
		fireEvent.keyDown( document.body, { key: 'Escape' } );
		await settle();
		expect( screen.queryByRole( 'heading', { level: 2 } ) ).toBeNull();
		expect( window.location.search ).toBe( '?page=chaty-messages' );
		expect( document.querySelector( ':focus' )?.textContent ).toBe(
			'Visitor 12'
		);
	} );

	test( 'that somebody has deleted is not there, and there is nothing to try again', async () => {
		await open( () => {
			throw { code: 'rest_not_found', message: 'No.' };
		}, `${ LIST }&message=12` );
		expect( screen.getByText( /no longer exists/ ) ).toBeTruthy();
		expect(
			screen.queryByRole( 'button', { name: 'Try again' } )
		).toBeNull();
	} );

	test( 'that could not be loaded is loaded on a second try', async () => {
		let isOnline = false;
		await open( ( request ) => {
			if ( ! isOnline ) {
				throw { code: 'fetch_error' };
			}
			return read( request );
		}, `${ LIST }&message=12` );
		expect( screen.getByText( /seem to be offline/ ) ).toBeTruthy();
		isOnline = true;
		await press( 'Try again' );
		expect( heading().textContent ).toBe( 'Visitor 12' );
	} );

	test( 'is text, whatever a stranger has written', async () => {
		const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>';
		await open(
			() =>
				aRawMessage( {
					message: evil,
					name: evil,
					page_url: 'javascript:alert(1)',
					read_at: 'x',
				} ),
			`${ LIST }&message=12`
		);
		const pane = document.querySelector( '.chaty-message-pane' );
		expect( pane?.querySelector( 'img, script' ) ).toBeNull();
		expect( pane?.querySelector( '[href^="javascript"]' ) ).toBeNull();
		expect( heading().textContent ).toBe( evil );
	} );
} );

describe( 'an action', () => {
	test( 'moves a message, says so, and can be taken back', async () => {
		await open( ( { data } ) => ( { done: data?.[ 'ids' ], failed: [] } ) );
		await click( '[data-message="12"] .row-trash' );
		expect(
			screen.getByText( '1 message moved to the Trash.' )
		).toBeTruthy();
		await press( 'Undo' );
		expect( batches() ).toEqual( [
			{ action: 'trash', ids: [ 12 ] },
			{ action: 'restore', ids: [ 12 ] },
		] );
		// The button that was pressed is gone.
		expect( document.querySelector( ':focus' )?.textContent ).toBe(
			'Visitor 12'
		);
	} );

	test( 'that something else answers, such as a firewall with JSON of its own, has done nothing', async () => {
		await open( () => ( { status: 'blocked' } ) );
		await click( '[data-message="12"] .row-trash' );
		expect( screen.queryByText( /moved to the Trash/ ) ).toBeNull();
		expect( notices() ).toContain(
			'Something answered instead of WordPress'
		);
	} );

	test( 'says of each message that it was not done to who wrote it, and why', async () => {
		await open( () => ( {
			done: [],
			failed: [ { id: 12, code: 'chaty_wrong_box', message: 'x' } ],
		} ) );
		await click( '[data-message="12"] .row-trash' );
		expect( notices() ).toContain( '1 message was left as it is.' );
		expect( notices() ).toContain(
			'Visitor 12: Somebody has moved it in the meantime.'
		);
		expect(
			document.querySelector( '[data-message="12"] .chaty-message-note' )
				?.textContent
		).toBe( 'Somebody has moved it in the meantime.' );
		expect( screen.queryByText( /moved to the Trash/ ) ).toBeNull();
	} );

	test( 'that has failed is tried again with the same messages', async () => {
		let isOnline = false;
		await open( ( { data } ) => {
			if ( ! isOnline ) {
				throw { code: 'fetch_error' };
			}
			return { done: data?.[ 'ids' ], failed: [] };
		} );
		await click( '[data-message="12"] .row-trash' );
		expect( notices() ).toContain( 'You seem to be offline.' );
		isOnline = true;
		await press( 'Try again' );
		expect( notices() ).toBe( '' );
		expect( batches() ).toHaveLength( 2 );
	} );

	test( 'that cannot be undone is asked first', async () => {
		await open( ( { data } ) => ( { done: data?.[ 'ids' ], failed: [] } ) );
		await click( '[data-message="12"] .row-delete' );
		expect( batches() ).toEqual( [] );
		await press( 'Cancel' );
		expect( batches() ).toEqual( [] );
		await click( '[data-message="12"] .row-delete' );
		await press( 'Delete permanently' );
		expect( batches() ).toEqual( [ { action: 'delete', ids: [ 12 ] } ] );
		expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
	} );

	test( 'without a choice says what is missing', async () => {
		await open( read );
		await click( '#doaction' );
		expect(
			screen.getByText( 'Please select an action and messages first.' )
		).toBeTruthy();
		expect( batches() ).toEqual( [] );
	} );
} );

describe( 'an action on all messages that match', () => {
	/** Asks to move all to the trash. */
	async function trashAll() {
		fireEvent.change( screen.getByRole( 'combobox' ), {
			target: { value: 'trash' },
		} );
		fireEvent.click( screen.getByLabelText( 'All that match' ) );
		await click( '#doaction' );
	}

	test( 'stops where something else answers', async () => {
		await open( () => ( { status: 'blocked' } ) );
		await trashAll();
		expect( notices() ).toContain(
			'Something answered instead of WordPress'
		);
		expect( batches() ).toHaveLength( 1 );
	} );

	test.each( [
		[ 500, 'can be taken back', true ],
		[ 501, 'is more than can be taken back in one call', false ],
	] )( 'on %d messages %s', async ( count, _, hasUndo ) => {
		const ids = Array.from( { length: count }, ( __, index ) => index + 1 );
		await open( ( { data } ) =>
			data?.[ 'ids' ]
				? { done: data[ 'ids' ], failed: [] }
				: { done: count, ids, failed: 0, more: false, until_id: 0 }
		);
		await trashAll();
		expect(
			screen.getByText( `${ count } messages moved to the Trash.` )
		).toBeTruthy();
		expect( !! screen.queryByRole( 'button', { name: 'Undo' } ) ).toBe(
			hasUndo
		);
		if ( hasUndo ) {
			await press( 'Undo' );
			expect( batches()[ 1 ] ).toEqual( { action: 'restore', ids } );
		}
	} );

	test( 'goes on where the last step ended, and tells what was left and why', async () => {
		const steps = [
			{
				done: 499,
				failed: 1,
				message: 'Locked.',
				more: true,
				until_id: 40,
			},
			{ done: 500, failed: 0, message: '', more: true, until_id: 20 },
			{ done: 200, failed: 0, message: '', more: false, until_id: 0 },
		];
		await open( () => steps.shift() );
		await trashAll();
		expect( batches() ).toEqual(
			[ 99, 40, 20 ].map( ( id ) => ( {
				box: 'inbox',
				action: 'trash',
				until_id: id,
			} ) )
		);
		expect( notices() ).toContain( '1,199 messages moved to the Trash.' );
		expect( notices() ).toContain( '1 message was left as it is. Locked.' );
		expect(
			screen.queryByRole( 'button', { name: 'Continue' } )
		).toBeNull();
	} );

	test( 'stops after a lost connection, and is taken up at the same place', async () => {
		const steps: unknown[] = [
			{ done: 500, failed: 0, message: '', more: true, until_id: 40 },
			null,
			{ done: 700, failed: 0, message: '', more: false, until_id: 0 },
		];
		await open( () => {
			const step = steps.shift();
			if ( ! step ) {
				throw { code: 'offline_error' };
			}
			return step;
		} );
		await trashAll();
		expect( notices() ).toContain( 'Still to be done: 700.' );
		expect( notices() ).toContain( 'You seem to be offline.' );
		await press( 'Try again' );
		expect( batches().map( ( data ) => data?.until_id ) ).toEqual( [
			99, 40, 40,
		] );
		expect( notices() ).toBe( '' );
		expect(
			screen.getByText( '1,200 messages moved to the Trash.' )
		).toBeTruthy();
	} );

	test( 'can be stopped between two steps', async () => {
		const first = later< unknown >();
		await open( () => first.promise );
		await trashAll();
		expect( screen.getByRole( 'progressbar' ) ).toBeTruthy();
		await press( 'Stop' );
		first.answer( {
			done: 500,
			failed: 0,
			message: '',
			more: true,
			until_id: 40,
		} );
		await settle();
		expect( batches() ).toHaveLength( 1 );
		expect( notices() ).toContain( 'Still to be done: 700.' );
		expect(
			screen.getByRole( 'button', { name: 'Continue' } )
		).toBeTruthy();
	} );

	test( 'is alone: a second one waits until the first is done', async () => {
		const first = later< unknown >();
		await open( () => first.promise );
		await trashAll();
		await click( '#doaction' );
		expect( batches() ).toHaveLength( 1 );
		expect(
			screen.getByText( /An action is still running\./ )
		).toBeTruthy();
		expect( screen.getAllByRole( 'progressbar' ) ).toHaveLength( 1 );

		first.answer( { done: 1200, failed: 0, more: false } );
		await settle();
		await trashAll();
		expect( batches() ).toHaveLength( 2 );
	} );

	test( 'lets the browser ask before the page is left, until it is done', async () => {
		const first = later< unknown >();
		await open( () => first.promise );
		const isFree = () =>
			window.dispatchEvent(
				new Event( 'beforeunload', { cancelable: true } )
			);
		await trashAll();
		expect( isFree() ).toBe( false );
		first.answer( { done: 1200, failed: 0, more: false } );
		await settle();
		expect( isFree() ).toBe( true );
	} );
} );

describe( 'another list', () => {
	test( 'is named in the address once it is there, and closes what was open', async () => {
		await open( read, `${ LIST }&message=12` );
		fetchPage.mockResolvedValueOnce( page( 5 ) );
		await click( '.spam a' );
		expect( window.location.search ).toBe(
			'?page=chaty-messages&box=spam'
		);
		expect( document.querySelector( '[data-message="5"]' ) ).toBeTruthy();
		expect( document.querySelector( '.chaty-message-pane' ) ).toBeNull();
	} );

	test.each( [
		[ 'offline', () => Promise.reject( new TypeError() ), 'offline' ],
		[
			'logged out',
			async () => ( { text: async () => '<form id="loginform">' } ),
			'logged out',
		],
		[
			'a firewall',
			async () => ( { text: async () => '<h1>Blocked</h1>' } ),
			'firewall',
		],
	] )(
		'that does not come (%s) leaves the present one',
		async ( _, answer, text ) => {
			await open( read );
			fetchPage.mockImplementationOnce( answer );
			await click( '.spam a' );
			expect( notices() ).toContain(
				'The list could not be loaded again.'
			);
			expect( notices() ).toContain( text );
			expect( window.location.search ).toBe( '?page=chaty-messages' );
			expect(
				document.querySelector( '[data-message="12"]' )
			).toBeTruthy();
			await press( 'Try again' );
			expect( notices() ).toBe( '' );
		}
	);

	test( 'counts alone where two were asked for: an earlier one says nothing', async () => {
		await open( read );
		const early = later< unknown >();
		fetchPage.mockReturnValueOnce( early.promise );
		fetchPage.mockResolvedValueOnce( page( 5 ) );
		await click( '.spam a' );
		await click( '.old a' );
		early.fail( new TypeError() );
		await settle();
		expect( notices() ).toBe( '' );
		expect( window.location.search ).toBe(
			'?page=chaty-messages&box=trash'
		);
	} );

	test( 'that comes late does not take the place of a later one', async () => {
		await open( read );
		const early = later< unknown >();
		fetchPage.mockReturnValueOnce( early.promise );
		fetchPage.mockResolvedValueOnce( page( 5 ) );
		await click( '.spam a' );
		await click( '.old a' );
		early.answer( page( 77 ) );
		await settle();
		expect( document.querySelector( '[data-message="77"]' ) ).toBeNull();
		expect( document.querySelector( '[data-message="5"]' ) ).toBeTruthy();
	} );
} );
