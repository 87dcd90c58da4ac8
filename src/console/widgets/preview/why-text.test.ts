import type {
	Why,
	WhyDetails,
	WhyReason,
} from '../../../shared/preview-messages';
import { FIELDS } from '../../domain/fields';
import { getWhyText } from './why-text';

const PRELOAD = { locale: 'en_US', weekStartsOn: 1 };

const explain = ( reason: WhyReason, details: WhyDetails = {} ) =>
	getWhyText( { reason, details }, PRELOAD );

const textOf = ( reason: WhyReason, details: WhyDetails = {} ) =>
	explain( reason, details ).text;

const NO_TRIGGER = {
	delaySeconds: null,
	scrollPercent: null,
	hasExitIntent: false,
	hideAfterSeconds: 0,
};

describe( 'no channel', () => {
	test.each< [ WhyDetails, RegExp ] >( [
		[
			{ device: 'desktop', isOnOtherDevice: false },
			/no channel has a value/,
		],
		[
			{ device: 'mobile', isOnOtherDevice: false },
			/no channel has a value/,
		],
		[
			{ device: 'desktop', isOnOtherDevice: true },
			/on for computers\..*with a phone see it/,
		],
		[
			{ device: 'mobile', isOnOtherDevice: true },
			/on for phones and tablets\..*with a computer see it/,
		],
	] )( 'with %j says for whom it is on', ( details, expected ) => {
		expect( textOf( 'no-channel', details ) ).toMatch( expected );
	} );
} );

describe( 'the country', () => {
	test( 'is named, with those that see it', () => {
		expect(
			textOf( 'country', {
				country: 'FR',
				countries: [ 'DE', 'AT', 'CH' ],
			} )
		).toBe(
			'Hidden in France: only visitors from Germany, Austria, or Switzerland see it.'
		);
	} );

	test( 'is named in the language of the owner', () => {
		expect(
			getWhyText(
				{
					reason: 'country',
					details: { country: 'FR', countries: [ 'DE', 'AT' ] },
				},
				{ ...PRELOAD, locale: 'de_DE' }
			).text
		).toContain( 'Deutschland oder Österreich' );
	} );
} );

describe( 'the dates', () => {
	const dates = { start: '2026-03-01 09:00:00', end: '2026-04-01' };

	test( 'before the first one tell when it begins', () => {
		expect(
			textOf( 'date-window', {
				...dates,
				now: '2026-02-28 23:59:00',
				zone: 'Europe/Berlin',
			} )
		).toBe( 'Hidden until 2026-03-01 09:00:00 (Europe/Berlin).' );
	} );

	test.each( [ dates, { ...dates, start: '' } ] )(
		'after the last one tell since when: %j',
		( given ) => {
			expect(
				textOf( 'date-window', {
					...given,
					now: '2026-04-01 00:00:00',
				} )
			).toBe( 'Hidden since 2026-04-01 (UTC).' );
		}
	);
} );

describe( 'the hours', () => {
	const rule = ( days: number ) => ( {
		days,
		startMinute: 9 * 60,
		endMinute: 17 * 60 + 30,
	} );

	test( 'are those of the zone of the rule, with the day of the visitor', () => {
		expect(
			textOf( 'day-hours', {
				now: '2026-11-22 22:10:00',
				day: 0,
				zone: 'Europe/Berlin',
				hours: [ rule( 8 ) ],
			} )
		).toBe(
			'Hidden on Sunday at 22:10 (Europe/Berlin). It shows: Monday to Friday 09:00–17:30.'
		);
	} );

	test.each( [ -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 ] )(
		'have a name for the days of code %d',
		( days ) => {
			const text = textOf( 'day-hours', { hours: [ rule( days ) ] } );
			expect( text ).toMatch( /It shows: [A-Z][a-z ]+.*09:00–17:30\.$/ );
			expect( text ).not.toContain( 'undefined' );
		}
	);

	test( 'are joined as a list where there are several', () => {
		expect(
			textOf( 'day-hours', { hours: [ rule( 1 ), rule( 6 ) ] } )
		).toContain( 'Monday 09:00–17:30 and Saturday 09:00–17:30' );
	} );
} );

describe( 'a trigger', () => {
	test.each< [ WhyDetails, string, string ] >( [
		[ { delaySeconds: 5 }, 'after 5 s', 'triggers.has_time_delay' ],
		[
			{ scrollPercent: 50 },
			'at 50 % of the page',
			'triggers.has_display_after_page_scroll',
		],
		[
			{ selector: '#prices' },
			'when “#prices” comes into sight',
			'triggers.has_element_in_sight',
		],
		[
			{ hasExitIntent: true },
			'when the visitor is about to leave',
			'triggers.exit_intent',
		],
		[
			{ delaySeconds: 5, scrollPercent: 50 },
			'whichever comes first',
			'triggers.has_time_delay',
		],
	] )( 'with %j: “%s”, and leads to %s', ( details, words, field ) => {
		const why = explain( 'waits', { ...NO_TRIGGER, ...details } );
		expect( why.text ).toContain( words );
		expect( why.text ).toMatch( /The preview does not wait\.$/ );
		expect( why.field ).toBe( field );
	} );
} );

test.each< WhyReason >( [
	'off',
	'page-rules',
	'no-channel',
	'country',
	'date-window',
	'day-hours',
	'seen',
] )( '%s leads to a field that there is', ( reason ) => {
	const { field = '' } = explain( reason );
	expect(
		Object.keys( FIELDS ).some( ( key ) => key.startsWith( field ) )
	).toBe( true );
	expect( field ).not.toBe( '' );
} );

test.each< WhyReason >( [ 'visible', 'broken' ] )(
	'%s leads nowhere',
	( reason ) => {
		expect( explain( reason ).field ).toBeUndefined();
		expect( textOf( reason ) ).not.toBe( '' );
	}
);

test( 'a reason of a later version is a sentence too', () => {
	const why = { reason: 'moon', details: {} } as unknown as Why;
	expect( getWhyText( why, PRELOAD ).text ).toContain( 'cannot be drawn' );
} );

test( 'what is not published is seen by nobody yet', () => {
	const why: Why = { reason: 'visible', details: {} };
	expect( getWhyText( why, PRELOAD, true ).text ).toBe(
		'Visitors see this at once.'
	);
	expect( getWhyText( why, PRELOAD, false ).text ).toBe(
		'This is how it will look.'
	);
} );
