import { parseTriggers } from '../domain/settings/parse-triggers';
import { whyHidden } from '../domain/conditions';
import {
	EXIT_ANIMATION_DELAY_MS,
	EXIT_ANIMATION_MS,
} from '../domain/visibility-machine';
import type { VisitPlatform } from '../browser/types';
import { visitGates } from '../browser/triggers';
import { findCountry } from './visitor-country';
import { startDisplay } from './visibility';
import type { RunRules } from './context';

/** Spec section 9: a short animation, a moment after exit intent has shown the widget. */
function playExit(
	platform: VisitPlatform,
	findContainer: () => HTMLElement | undefined
): void {
	const NAME = 'chaty-exit-intent';
	platform.after( EXIT_ANIMATION_DELAY_MS, () => {
		const container = findContainer();
		container?.classList.add( NAME );
		platform.after(
			EXIT_ANIMATION_MS,
			() => container?.classList.remove( NAME )
		);
	} );
}

/** Whether the visitor has the pointer or the focus on it, or it is open, also by itself, or about to be. */
const isInUse = ( container: Element | undefined ): boolean =>
	!! container?.matches( ':hover, :focus-within, [data-busy]' ) ||
	!! container?.querySelector( '.chaty-open' );

/** Spec section 5, "Showing a widget", then section 4, "Widget visibility". */
export const runRules: RunRules = async ( parts ) => {
	const { widget, device, assets, tell, onState, findContainer } = parts;
	const platform = { ...parts.platform, ...visitGates };
	const triggers = parseTriggers( widget.triggers );
	const check = ( country: string ) =>
		whyHidden( triggers, { now: platform.now(), country } );
	// The clock is asked first: a widget that it hides needs no country.
	const reason =
		check( '' ) ??
		( triggers.countries.length
			? check( await findCountry( platform, assets ) )
			: null );
	if ( reason ) {
		tell( `widget ${ widget.id } does not show: ${ reason }` );
		return undefined;
	}
	const display = startDisplay( {
		platform,
		triggers,
		isMobile: device.isMobile,
		onExit: () => playExit( platform, findContainer ),
		onState,
		isInUse: () => isInUse( findContainer() ),
	} );
	return () => display.send( 'open' );
};
