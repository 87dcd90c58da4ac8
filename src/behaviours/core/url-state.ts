import type { Cleanup } from '../../shared/types';
import { tryOr } from '../../shared/try-or';
import { makeState } from '../../shared/history-state';
import { listen } from './dom';

/** How the history learns of a selection: by a new entry, or by a new URL of the current one. */
export type SaveMethod = 'pushState' | 'replaceState';

/**
 * Saves a selection in the history, under one key for each group on the page. With a method its fragment
 * becomes the URL: of a new entry (`pushState`), or of the current one. Without, the current entry keeps
 * the selection and its URL, so that Back restores it. Where the browser allows no such entry (the preview
 * of a page builder), nothing happens.
 */
export const saveSelection = (
	key: string,
	chosen: string,
	method?: SaveMethod
): void =>
	tryOr( () =>
		history[ method ?? 'replaceState' ](
			makeState( key, chosen ),
			'',
			method ? chosen : null
		)
	);

/**
 * Passes on the selection of the current history entry, or else the fragment of the URL, now and after each
 * Back and Forward.
 */
export function watchSelection(
	key: string,
	choose: ( chosen: unknown ) => void
): Cleanup {
	const handle = () => choose( history.state?.[ key ] ?? location.hash );
	handle();
	return listen( 'window', 'popstate', handle );
}
