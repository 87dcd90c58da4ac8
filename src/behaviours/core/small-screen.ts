import type { Cleanup } from '../../shared/types';

/**
 * Tells whether the window is narrower than so many pixels, now and at each change. Until
 * scripts run, styles ask for the same width (src/behaviours/core/small-screen.scss).
 */
export function watchSmallScreen(
	below: number,
	onChange: ( isSmall: boolean ) => void
): Cleanup {
	const query = window.matchMedia( `(max-width: ${ below - 0.02 }px)` );
	const tell = () => onChange( query.matches );
	query.addEventListener( 'change', tell );
	tell();
	return () => query.removeEventListener( 'change', tell );
}
