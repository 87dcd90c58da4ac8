import { readFixtures } from '../../../../tests/unit/settings';
import { getFirstVisibility } from '../visibility-machine';
import { hasConditions, parsePageSettings } from './parse-page-settings';
import { parseTriggers } from './parse-triggers';

type Triggers = Record< string, unknown >;

describe( 'nothing is to be decided', () => {
	test.each< [ string, Triggers ] >( [
		[ 'no triggers', {} ],
		[
			'a delay of 0, as most sites have',
			{ has_time_delay: 1, time_delay: '0' },
		],
		[ 'a delay that is off', { has_time_delay: 0, time_delay: '5' } ],
		[
			'a delay that cannot be read',
			{ has_time_delay: 1, time_delay: 'x' },
		],
		[ 'rules that are off', { has_countries: 0, countries: [ 'IN' ] } ],
		[
			'a schedule of the free plugin',
			{ has_day_hours_scheduling_rules: [] },
		],
		[ 'zones by themselves', { time_diff: '+5.5', day_time_diff: 'UTC' } ],
		[ 'exit intent that is off', { exit_intent: 'no' } ],
	] )( 'given %s', ( _, triggers ) => {
		expect( hasConditions( triggers ) ).toBe( false );
	} );
} );

describe( 'something is to be decided', () => {
	test.each< [ string, Triggers ] >( [
		[ 'countries', { has_countries: 1 } ],
		[ 'a date window', { has_date_scheduling_rules: '1' } ],
		[ 'day and hour rules', { has_day_hours_scheduling_rules: 1 } ],
		[ 'a scroll', { has_display_after_page_scroll: 1 } ],
		[ 'exit intent', { exit_intent: 'yes' } ],
		[ 'auto hide', { auto_hide_widget: 'on' } ],
		[ 'a delay', { has_time_delay: 1, time_delay: '3' } ],
		[
			'a delay of part of a second',
			{ has_time_delay: 1, time_delay: 0.5 },
		],
	] )( 'given %s', ( _, triggers ) => {
		expect( hasConditions( triggers ) ).toBe( true );
	} );
} );

test( 'given a real site, then nothing is left undecided that its triggers ask for', () => {
	for ( const [ , settings ] of readFixtures() ) {
		const { page } = parsePageSettings( settings ) ?? {};
		for ( const { triggers } of page?.widgets ?? [] ) {
			const rules = parseTriggers( triggers );
			const isPlain =
				! rules.countries.length &&
				! rules.dateWindow &&
				! rules.dayHours &&
				getFirstVisibility( rules ).ticksLeft === Infinity &&
				getFirstVisibility( rules ).state === 'shown';
			// It may say yes too often, which costs a script, but never no.
			expect( isPlain || hasConditions( triggers ) ).toBe( true );
		}
	}
} );
