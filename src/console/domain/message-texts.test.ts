import { aMessage, messagesFacts } from '../../../tests/unit/messages';
import { toPlainText } from './message-text';
import { getDoneText, getFailedReason, getSender } from './message-words';
import { formatMoment } from './moments';
import { createReplyUrl } from './reply';
import { toWebUrl } from './web-url';

const { site } = messagesFacts;

/** The parts of a `mailto:` URL as a mail program reads them. */
function readMail( url: string ) {
	const { pathname, searchParams, protocol } = new URL( url );
	return {
		protocol,
		to: decodeURIComponent( pathname ),
		names: [ ...searchParams.keys() ],
		subject: searchParams.get( 'subject' ),
		body: searchParams.get( 'body' ) ?? '',
	};
}

describe( 'a reply', () => {
	test( 'quotes each line', () => {
		const mail = readMail(
			createReplyUrl(
				aMessage( { message: 'One & two\r\nthree\nfour' } ),
				site
			)
		);
		expect( mail ).toEqual( {
			protocol: 'mailto:',
			to: 'ada@example.org',
			names: [ 'subject', 'body' ],
			subject: 'Your message to Harbour & Bakery',
			body: '\r\n\r\nOn Mar 1, 2026, 10:30 AM, Ada wrote:\r\n> One & two\r\n> three\r\n> four',
		} );
	} );

	test.each( [
		'a?bcc=eve@evil.example&subject=x@example.org',
		'a&cc=b@example.org',
		'"a b"@example.org',
		'a%0d%0abcc:eve@example.org',
		'javascript:alert(1)@example.org',
	] )( 'to %s has no other recipient', ( email ) => {
		const mail = readMail( createReplyUrl( aMessage( { email } ), site ) );
		expect( mail.protocol ).toBe( 'mailto:' );
		expect( mail.to ).toBe( email );
		expect( mail.names ).toEqual( [ 'subject', 'body' ] );
	} );

	test.each( [
		[ 'long text', 'word '.repeat( 4000 ) ],
		[ 'emoji', '👩‍🚀'.repeat( 2000 ) ],
		[ 'lines', 'a\n'.repeat( 5000 ) ],
		[ 'halves of characters', '\ud83d'.repeat( 3000 ) ],
	] )( 'to %s is as long as mail programs take', ( _, message ) => {
		const url = createReplyUrl( aMessage( { message } ), site );
		expect( url.length ).toBeLessThanOrEqual( 2000 );
		expect( url.length ).toBeGreaterThan( 1900 );
		expect( readMail( url ).body ).toMatch( /…$/ );
	} );

	test( 'to halves of a character is one', () => {
		const url = createReplyUrl( aMessage( { message: 'a\udc00b' } ), site );
		expect( readMail( url ).body ).toMatch( /> a\ufffdb$/ );
	} );
} );

describe( 'a time', () => {
	test.each( [
		[ 'Europe/Berlin', 'Mar 1, 2026, 10:30 AM' ],
		[ '+05:30', 'Mar 1, 2026, 3:00 PM' ],
		[ '-03:00', 'Mar 1, 2026, 6:30 AM' ],
		[ 'UTC', 'Mar 1, 2026, 9:30 AM' ],
		[ 'Nowhere/Land', 'Mar 1, 2026, 9:30 AM' ],
	] )( 'in %s', ( timeZone, text ) => {
		expect(
			formatMoment( '2026-03-01 09:30:00', { timeZone, locale: 'en-US' } )
				// Newer browsers put a narrow space before AM.
				.replace( /\u202f/g, ' ' )
		).toBe( text );
	} );

	test( 'in the language of the site', () => {
		expect(
			formatMoment(
				'2026-03-01 09:30:00',
				{ timeZone: 'UTC', locale: 'de-DE' },
				'full'
			)
		).toBe( 'Sonntag, 1. März 2026 um 09:30' );
	} );

	test( 'that is none stays as it is', () => {
		expect( formatMoment( '0000-00-00', site ) ).toBe( '0000-00-00' );
	} );
} );

test.each( [
	[ 'https://example.org/a b', 'https://example.org/a%20b' ],
	[ 'http://example.org/', 'http://example.org/' ],
	[ 'javascript:alert(1)', null ],
	[ 'java\tscript:alert(1)', null ],
	[ ' https://example.org/', null ],
	[ 'data:text/html,<script>', null ],
	[ 'mailto:a@example.org', null ],
	[ '//example.org', null ],
	[ '/shop', null ],
	[ '', null ],
] )( 'the page %s leads to %s', ( text, url ) => {
	expect( toWebUrl( text ) ).toBe( url );
} );

test( 'a copy has labels and the text, without what is empty', () => {
	expect(
		toPlainText( aMessage( { phone: '' } ), messagesFacts ).replace(
			/\u202f/g,
			' '
		)
	).toBe(
		[
			'Name: Ada',
			'Email: ada@example.org',
			'Received: Sunday, March 1, 2026 at 10:30 AM',
			'Widget: Shop',
			'Channel: Contact form',
			'Page: https://example.org/shop/',
			'',
			'Are you open?',
		].join( '\n' )
	);
} );

describe( 'words', () => {
	test.each( [
		[ 'trash', 1, '1 message moved to the Trash.' ],
		[ 'delete', 1234, '1,234 messages permanently deleted.' ],
		[ 'restore', 2, '2 messages moved to the inbox.' ],
		[ 'not-spam', 1, '1 message moved to the inbox.' ],
		[ 'mail', 1, '1 message is emailed again.' ],
		[ 'read', 2, '2 messages marked as read.' ],
		[ 'unread', 2, '2 messages marked as unread.' ],
		[ 'spam', 2, '2 messages marked as spam.' ],
	] as const )( '%s, %d', ( action, count, text ) => {
		expect( getDoneText( action, count, 'en-US' ) ).toBe( text );
	} );

	test.each( [
		[ 'rest_not_found', /deleted it in the meantime/ ],
		[ 'chaty_wrong_box', /moved it in the meantime/ ],
		[ 'chaty_email_failed', /^Mailbox full$/ ],
	] )( 'of %s', ( code, text ) => {
		expect(
			getFailedReason( { id: 1, code, message: 'Mailbox full' } )
		).toMatch( text );
	} );

	test.each( [
		[ {}, 'Ada' ],
		[ { name: ' ' }, 'ada@example.org' ],
		[ { name: '', email: '' }, '+44 20 7946 0000' ],
		[ { name: '', email: '', phone: '' }, 'Unknown' ],
	] )( 'of who has written: %j', ( changes, sender ) => {
		expect( getSender( aMessage( changes ) ) ).toBe( sender );
	} );
} );
