import { parseDevice } from '../widget/domain/device';
import { getMoment, getUserAgent } from './visitor';

test.each( [
	[ '2026-11-22T22:10', 'Europe/Berlin', '2026-11-22T21:10:00.000Z' ],
	[ '2026-07-01T09:00', 'Europe/Berlin', '2026-07-01T07:00:00.000Z' ],
	[ '2026-07-01T09:00', 'Asia/Kolkata', '2026-07-01T03:30:00.000Z' ],
	[ '2026-07-01T09:00', '+5.5', '2026-07-01T03:30:00.000Z' ],
	[ '2026-07-01T00:30', 'America/New_York', '2026-07-01T04:30:00.000Z' ],
	[ '2026-07-01T09:00', '', '2026-07-01T09:00:00.000Z' ],
	[ '2026-07-01T09:00', 'Nowhere', '2026-07-01T09:00:00.000Z' ],
	// The clock goes back at 3:00: an hour later it is winter time.
	[ '2026-10-25T04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z' ],
	[ '2026-03-29T04:00', 'Europe/Berlin', '2026-03-29T02:00:00.000Z' ],
	[ '2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z' ],
] )( 'a clock that shows %s in "%s" does so at %s', ( now, timeZone, at ) => {
	expect( getMoment( { now, timeZone } ).toISOString() ).toBe( at );
} );

test( 'without a time it is now, and so with a day that does not exist', () => {
	jest.useFakeTimers( { now: Date.UTC( 2026, 0, 1 ) } );
	expect( getMoment( {} ).getTime() ).toBe( Date.now() );
	expect( getMoment( { now: '2026-13-01T00:00' } ).getTime() ).toBe(
		Date.now()
	);
} );

const MAC = 'Mozilla/5.0 (Macintosh) Chrome/140.0 Safari/537.36';

test.each( [
	[ 'desktop', { isMobile: false, isIos: false } ],
	[ 'android', { isMobile: true, isIos: false } ],
	[ 'ios', { isMobile: true, isIos: true } ],
] as const )( 'the device %s', ( device, expected ) => {
	const agent = getUserAgent( { device }, 'Googlebot' );
	expect( parseDevice( getUserAgent( { device }, MAC ) ) ).toMatchObject(
		expected
	);
	expect( parseDevice( agent ).isMobile ).toBe( expected.isMobile );
} );

test( 'the own user agent stays where it is of that device', () => {
	expect( getUserAgent( {}, MAC ) ).toBe( MAC );
	expect( getUserAgent( { device: 'desktop' }, MAC ) ).toBe( MAC );
} );
