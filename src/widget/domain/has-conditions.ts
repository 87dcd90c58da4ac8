import { readBoolean, readNumber, type Raw } from '../../shared/raw-values';

/** `has_countries`, `has_date_scheduling_rules` …, `exit_intent`, `auto_hide_widget`; the delay counts by its length. */
const SWITCH = /^(has_(?!time)|exit|auto)/;

/**
 * Whether anything is to be decided about showing a widget. Most widgets have no rule or trigger
 * but a delay of 0 seconds: they are active at once (spec section 4) and need no code for that.
 */
export function hasConditions( triggers: Raw ): boolean {
	return (
		Object.keys( triggers ).some(
			( key ) => SWITCH.test( key ) && readBoolean( triggers, key )
		) ||
		( readBoolean( triggers, 'has_time_delay' ) &&
			readNumber( triggers, 'time_delay', 0 ) > 0 )
	);
}
