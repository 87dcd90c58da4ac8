import type { DateWindow } from './settings/types';

/**
 * Whether a stamp (`YYYY-MM-DD HH:MM:SS` in the window's zone) lies in the owner's date window, both
 * ends included (spec section 5). An empty end is open. A shorter one takes in all it names:
 * `2026-05-31` the whole day, `2026-05-31 18:00` the whole minute.
 */
export function isInDateWindow(
	{ start, end }: DateWindow,
	stamp: string
): boolean {
	return start <= stamp && ( ! end || stamp.slice( 0, end.length ) <= end );
}
