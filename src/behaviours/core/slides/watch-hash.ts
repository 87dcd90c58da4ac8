import { findTarget, listen } from '@chaty/runtime';
import type { Cleanup } from '../../../shared/types';

/** Shows the item that the URL's target is in, now and when the fragment changes. */
export function watchHash(
	list: () => readonly HTMLElement[],
	show: ( item: number ) => void
): Cleanup {
	const showTarget = () => {
		const target = findTarget();
		const item = list().findIndex( ( one ) => one.contains( target ) );
		if ( item >= 0 ) {
			show( item );
		}
	};
	showTarget();
	return listen( 'window', 'hashchange', showTarget );
}
