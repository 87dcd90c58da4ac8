import { findTarget, listen } from '@chaty/runtime';
import type { Cleanup } from '../../../shared/types';

/**
 * Shows the item that the URL's target is in: now, when the fragment changes, and when a link to it is pressed again.
 * That press is seen before the page's own scripts, which may follow the link by themselves and change the fragment.
 */
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
	return listen(
		'window',
		'hashchange click',
		( event ) => {
			const target = event.target as Window & HTMLElement;
			const link = target.location ?? target.closest( 'a' );
			if ( link?.hash === location.hash ) {
				showTarget();
			}
		},
		true
	);
}
