import { readFileSync } from 'node:fs';
import {
	forgetMessage,
	getListUrl,
	nameInAddress,
	readMessageId,
	toPlainUrl,
	withResult,
} from './address';

const LIST = '/wp-admin/admin.php?page=chaty-messages&box=spam&paged=2';

/** Opens the screen as a link of WordPress does, with nothing in the history of this page. */
const open = ( address: string ) =>
	window.history.replaceState( null, '', address );

const shown = () => window.location.pathname + window.location.search;

/** The arguments that PHP reads once and then takes out of the address. */
const [ , constant = '' ] =
	/ARGS = array\((.+)\);/.exec(
		readFileSync(
			'includes/admin/messages/class-message-results.php',
			'utf8'
		)
	) ?? [];
const RESULTS = constant
	.split( ',' )
	.map( ( name ) => name.trim().replace( /'/g, '' ) );

test( 'the results of PHP are known', () => {
	expect( RESULTS ).toContain( 'moved' );
} );

test.each( [ ...RESULTS, 'message', 'action', 'dismiss' ] )(
	'the address of the list is without what was done or opened: %s',
	( name ) => {
		open( `${ LIST }&${ name }=1,2#chaty` );
		expect( getListUrl() ).toBe( window.location.origin + LIST );
	}
);

test( 'filters, search and page of the list stay', () => {
	open( `${ LIST }&s=Jos%C3%A9+%26+Co&unread=1&message=4` );
	const { searchParams } = new URL( getListUrl() );
	expect( Object.fromEntries( searchParams ) ).toEqual( {
		page: 'chaty-messages',
		box: 'spam',
		paged: '2',
		s: 'José & Co',
		unread: '1',
	} );
} );

test.each( [
	[ '&message=12', 12 ],
	[ '', 0 ],
	[ '&message=', 0 ],
	[ '&message=x', 0 ],
] )( 'the address %s names the message %d', ( end, id ) => {
	open( LIST + end );
	expect( readMessageId() ).toBe( id );
} );

test( 'of a message, only the number is in the address', () => {
	open( `${ LIST }&message=4&did=read&done=1` );
	expect( toPlainUrl( window.location.href ) ).toBe(
		`${ window.location.origin }${ LIST }&message=4`
	);
} );

test( 'a page is asked for what was done, without what is empty', () => {
	open( LIST );
	expect( withResult( LIST, { did: 'trash', done: 2, moved: '' } ) ).toBe(
		`${ window.location.origin }${ LIST }&did=trash&done=2`
	);
} );

test( 'the first message is a step of the history, those after it take its place', () => {
	open( LIST );
	const { length } = window.history;
	nameInAddress( `${ LIST }&message=4&_wpnonce=abc` );
	nameInAddress( `${ LIST }&message=5&_wpnonce=abc` );
	expect( shown() ).toBe( `${ LIST }&message=5` );
	expect( window.history.length ).toBe( length + 1 );
} );

test( 'closing goes back in the history of this page', async () => {
	open( LIST );
	nameInAddress( `${ LIST }&message=4` );
	const isBack = new Promise( ( resolve ) =>
		window.addEventListener( 'popstate', resolve, { once: true } )
	);
	forgetMessage();
	await isBack;
	expect( shown() ).toBe( LIST );
} );

test( 'a message opened by a link closes without leaving the screen', () => {
	open( `${ LIST }&message=4` );
	const { length } = window.history;
	forgetMessage();
	expect( shown() ).toBe( LIST );
	expect( window.history.length ).toBe( length );
} );

test( 'the same list is no step of the history', () => {
	open( LIST );
	const { length } = window.history;
	nameInAddress( window.location.href );
	expect( window.history.length ).toBe( length );
	nameInAddress( `${ LIST }&unread=1` );
	expect( shown() ).toBe( `${ LIST }&unread=1` );
} );
