import { parseTriggers } from '../domain/settings/parse-triggers';
import { whyHidden } from '../domain/visibility/should-show';
import { visitGates } from '../platform/visit-gates';
import { findCountry } from './country';
import { startDisplay } from './display';
import type { RunRules } from './widget-core';

/** Spec section 5, "Showing a widget", then section 4, "Widget visibility". */
export const runRules: RunRules = async ( parts ) => {
	const { widget, device, assets, tell, onState } = parts;
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
		return null;
	}
	const display = startDisplay( {
		platform,
		triggers,
		isMobile: device.isMobile,
	} );
	const report = () => onState( display.get().state );
	display.subscribe( report );
	report();
	return { show: () => display.send( 'open' ) };
};
