import { listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/** Whether the viewport is at least this wide, as media queries measure it. */
export const isViewportFrom = ( widthPx: number ): boolean =>
	window.matchMedia( `(min-width: ${ widthPx }px)` ).matches;

/**
 * Calls back with whether the viewport is narrower than this, now and at each change. Until
 * scripts run, styles use the same width (small-screen.scss).
 */
export function watchSmallScreen(
	widthPx: number,
	onChange: ( isSmall: boolean ) => void
): Cleanup {
	const query = window.matchMedia( `(max-width: ${ widthPx - 0.02 }px)` );
	const handle = () => onChange( query.matches );
	handle();
	return listen( query, 'change', handle );
}

/** Whether the visitor prefers to load less data. */
export function prefersReducedData(): boolean {
	const { connection } = navigator as Navigator & {
		connection?: { saveData?: boolean };
	};
	return (
		connection?.saveData === true ||
		window.matchMedia( '(prefers-reduced-data: reduce)' ).matches
	);
}
