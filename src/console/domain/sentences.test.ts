import { parseTriggers } from '../../widget/domain/settings/parse-triggers';
import { describeTriggers } from './sentences';

test.each( [
	[ {}, 'Shows at once.' ],
	[ { has_time_delay: 1, time_delay: 0 }, 'Shows at once.' ],
	[ { has_time_delay: 'yes', time_delay: '5' }, 'Shows after 5 s.' ],
	[
		{
			has_time_delay: 1,
			time_delay: 5,
			has_display_after_page_scroll: 1,
			display_after_page_scroll: 50,
		},
		'Shows after 5 s or at 50 % of the page, whichever comes first.',
	],
	[
		{
			has_time_delay: 1,
			time_delay: 5,
			has_display_after_page_scroll: 1,
			display_after_page_scroll: 50,
			exit_intent: 1,
			auto_hide_widget: 1,
			hide_after: 30,
		},
		'Shows after 5 s, at 50 % of the page, or when the visitor is about to leave, whichever comes first. Hides 30 s later, unless it is used.',
	],
	[
		{ has_element_in_sight: 1, element_in_sight: '#prices' },
		'Shows when “#prices” comes into sight.',
	],
	[ { has_element_in_sight: 1, element_in_sight: ' ' }, 'Shows at once.' ],
	[ { time_delay: 5 }, 'Shows at once.' ],
] )( '%j', ( triggers, sentence ) => {
	expect( describeTriggers( parseTriggers( triggers ), 'en_US' ) ).toBe(
		sentence
	);
} );

test( 'a locale that only WordPress has is no fault', () => {
	const triggers = parseTriggers( { exit_intent: 1 } );
	expect( describeTriggers( triggers, 'de_DE_formal' ) ).toContain(
		'about to leave'
	);
} );
