import { readFlag, readNumber, type Raw } from '../settings/read';

const FLAGS = [
	'has_countries',
	'has_date_scheduling_rules',
	'has_day_hours_scheduling_rules',
	'has_display_after_page_scroll',
	'exit_intent',
	'auto_hide_widget',
];

/**
 * Whether anything is to be decided about showing a widget. Most widgets have no rule or trigger
 * but a delay of 0 seconds: they are active at once (spec section 4) and need no code for that.
 */
export function hasRules( triggers: Raw ): boolean {
	return (
		FLAGS.some( ( flag ) => readFlag( triggers, flag ) ) ||
		( readFlag( triggers, 'has_time_delay' ) &&
			readNumber( triggers, 'time_delay', 0 ) > 0 )
	);
}
