import type { Cleanup } from '../../shared/types';
import { tryOr } from '../../shared/try-or';
import { makeState } from '../../shared/history-state';
import { listen } from './dom';

/**
 * Has the history know what is chosen, under a key of its own for each choice on a page: a press gives
 * the page its address, without going anywhere; else it is noted at the present one, so that Back
 * finds it from wherever a link leads. Where a page may not have an address made (a builder's
 * preview), nothing happens.
 */
export const saveSelection = (
	key: string,
	chosen: string,
	isPress?: boolean
): void =>
	tryOr(
		() =>
			history[ isPress ? 'pushState' : 'replaceState' ](
				makeState( key, chosen ),
				'',
				isPress ? chosen : null
			),
		undefined
	);

/** Tells what was chosen at the present address, if anything, and at each that Back and Forward lead to. */
export function watchSelection(
	key: string,
	choose: ( chosen: unknown ) => void
): Cleanup {
	const tell = () => choose( history.state?.[ key ] );
	tell();
	return listen( 'window', 'popstate', tell );
}
