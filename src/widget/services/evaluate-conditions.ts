import { asRecord, readBoolean } from '../../shared/raw-values';
import { triggersApi } from '../browser/triggers';
import { parseTiming } from '../domain/settings/parse-timing';
import { startVisibility } from './visibility';
import type { EvaluateConditions } from './context';

/** Conditions, whose bundle is loaded only where one is set, as for exit intent (`class-widget-enqueuer.php`). */
const CONDITIONS = [
	'has_countries',
	'has_date_scheduling_rules',
	'has_day_hours_scheduling_rules',
];

/** Whether the pointer or the focus is on the widget, or it is open or about to open. */
const isInUse = ( container: Element ): boolean =>
	container.matches( ':hover, :focus-within, [data-busy]' ) ||
	!! container.querySelector( '.chaty-open' );

/** docs/how-it-works.md, "Showing and hiding". */
export const evaluateConditions: EvaluateConditions = async ( parts ) => {
	const { widget, device, debug, onState, container, load } = parts;
	const raw = asRecord( parts.raw[ 'triggers' ] );
	if ( CONDITIONS.some( ( key ) => readBoolean( raw, key ) ) ) {
		const find = await load( 'conditions' );
		const reason = find ? await find( parts ) : 'no-bundle';
		if ( reason ) {
			debug( `widget ${ widget.id } does not show: ${ reason }` );
			return undefined;
		}
	}
	const triggers = parseTiming( raw );
	const { selector } = triggers;
	if ( selector && ! triggersApi.isSelector( selector ) ) {
		debug(
			`widget ${ widget.id } does not wait for "${ selector }": no selector`
		);
	}
	const watchExit = triggers.hasExitIntent
		? await load( 'exit_intent' )
		: undefined;
	const exit = watchExit?.( container );
	const visibility = startVisibility( {
		browser: { ...parts.browser, ...triggersApi, ...exit },
		triggers,
		isMobile: device.isMobile,
		onExit: () => exit?.onExit(),
		onState,
		isInUse: () => isInUse( container ),
	} );
	parts.onEnd( visibility.stop );
	return () => visibility.send( 'open' );
};
