import type { Cleanup } from '../../shared/types';
import { tryOr } from '../../shared/try-or';
import { makeState } from '../../shared/history-state';
import { listen } from './dom';

/**
 * Saves a selection in the history, under one key for each group on the page. A press adds an entry with
 * the selection's fragment as its URL; otherwise the current entry keeps it, so that Back restores it.
 * Where the browser allows no such entry (the preview of a page builder), nothing happens.
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

/** Passes on the selection of the current history entry, now and after each Back and Forward. */
export function watchSelection(
	key: string,
	choose: ( chosen: unknown ) => void
): Cleanup {
	const handle = () => choose( history.state?.[ key ] );
	handle();
	return listen( 'window', 'popstate', handle );
}
