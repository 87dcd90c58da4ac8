import { attempt } from './attempt';
import { listen } from './page-content';
import type { Undo } from './platform';

/**
 * Gives the page the address of what was chosen, without going anywhere; Back leads to the former
 * one. Each choice on a page has a key of its own. Where a page may not have an address made (a
 * builder's preview), nothing happens.
 */
export function pushChoice(
	key: string,
	former: string,
	chosen: string
): void {
	attempt( () => {
		const { state } = history;
		history.replaceState( { ...state, [ key ]: former }, '' );
		history.pushState( { ...state, [ key ]: chosen }, '', chosen );
	}, null );
}

/** Tells what was chosen at the present address, if anything, and at each that Back and Forward lead to. */
export function watchChoice(
	key: string,
	choose: ( chosen: unknown ) => void
): Undo {
	const tell = () => choose( history.state?.[ key ] );
	tell();
	return listen( 'window', 'popstate', tell );
}
