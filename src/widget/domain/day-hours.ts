import type { DayHours } from './settings/parse-triggers';
import type { ZonedTime } from './zoned-time';

/** Codes of several weekdays (docs/how-it-works.md, "Conditions"). Any other code is the weekday itself, Sunday 0. */
const WEEKDAYS: Readonly< Record< number, string > > = {
	[ -1 ]: '0123456',
	7: '01234',
	8: '12345',
	9: '56',
};

function includesDay( code: number, day: number ): boolean {
	return ( WEEKDAYS[ code ] ?? String( code ) ).includes( String( day ) );
}

/**
 * Whether one of the owner's rules matches, first and last minute included. A rule that ends before
 * it starts runs past midnight and belongs to the day on which it starts.
 */
export function isInDayHours(
	rules: readonly DayHours[],
	{ day, minute }: ZonedTime
): boolean {
	return rules.some( ( { days, startMinute, endMinute } ) => {
		const isOvernight = endMinute < startMinute;
		const isBeforeEnd = minute <= endMinute;
		return (
			( includesDay( days, day ) &&
				minute >= startMinute &&
				( isOvernight || isBeforeEnd ) ) ||
			( isOvernight &&
				isBeforeEnd &&
				includesDay( days, ( day + 6 ) % 7 ) )
		);
	} );
}
