import { asRecord } from '../../shared/raw-values';
import { parseTriggers } from '../domain/settings/parse-triggers';
import { getHiddenReason } from '../domain/conditions';
import {
	EXIT_ANIMATION_DELAY_MS,
	EXIT_ANIMATION_MS,
} from '../domain/visibility-machine';
import type { TriggersBrowser } from '../browser/types';
import { triggersApi } from '../browser/triggers';
import { findCountry } from './visitor-country';
import { startVisibility } from './visibility';
import type { EvaluateConditions } from './context';

/** docs/how-it-works.md, "Exit intent". */
function playExit( browser: TriggersBrowser, container: HTMLElement ): void {
	const NAME = 'chaty-exit-intent';
	browser.after( EXIT_ANIMATION_DELAY_MS, () => {
		container.classList.add( NAME );
		browser.after( EXIT_ANIMATION_MS, () =>
			container.classList.remove( NAME )
		);
	} );
}

/** Whether the pointer or the focus is on the widget, or it is open or about to open. */
const isInUse = ( container: Element ): boolean =>
	container.matches( ':hover, :focus-within, [data-busy]' ) ||
	!! container.querySelector( '.chaty-open' );

/** docs/how-it-works.md, "Showing and hiding". */
export const evaluateConditions: EvaluateConditions = async ( parts ) => {
	const { widget, raw, device, assets, debug, onState, container } = parts;
	const browser = { ...parts.browser, ...triggersApi };
	const triggers = parseTriggers( asRecord( raw[ 'triggers' ] ) );
	const check = ( country: string ) =>
		getHiddenReason( triggers, { now: browser.now(), country } );
	// Date and hours come first: a widget that they hide needs no country.
	const reason =
		check( '' ) ??
		( triggers.countries.length
			? check( await findCountry( browser, assets ) )
			: null );
	if ( reason ) {
		debug( `widget ${ widget.id } does not show: ${ reason }` );
		return undefined;
	}
	const visibility = startVisibility( {
		browser,
		triggers,
		isMobile: device.isMobile,
		onExit: () => playExit( browser, container ),
		onState,
		isInUse: () => isInUse( container ),
	} );
	parts.onEnd( visibility.stop );
	return () => visibility.send( 'open' );
};
