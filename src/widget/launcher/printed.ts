import { tryOr } from '../../shared/try-or';
import type { Raw } from '../../shared/raw-values';
import type { Browser } from '../browser/types';
import { PLAN_VERSION, type PrintedData } from '../domain/plan';
import type { PreparedPage } from '../services/context';

/** Settings that the server has printed, so their shape is known. */
interface PrintedSettings {
	readonly ajax_url: string;
	readonly data_analytics_settings: string;
	readonly chaty_widgets: readonly Raw[];
}

/** Settings as a text, to compare them; empty where they cannot be written as JSON. */
export const toText = ( settings: unknown ): string =>
	tryOr( () => JSON.stringify( settings ) ?? '', '' );

/**
 * The widgets that the server has printed, if they belong to these settings; `null` where a script has set other
 * settings, where the page was printed by another version of the plugin, or where styles or launchers are missing.
 */
export function findPrintedPage(
	browser: Browser,
	settings: unknown
): PreparedPage | null {
	const { plan } = ( browser.readPrinted( 'data' ) ??
		{} ) as Partial< PrintedData >;
	const containers = browser.findPrinted();
	const [ first ] = containers;
	if (
		! first ||
		plan?.version !== PLAN_VERSION ||
		toText( browser.readPrinted( 'settings' ) ) !== toText( settings ) ||
		! browser.hasPrintedStyles( first )
	) {
		return null;
	}
	const printed = settings as PrintedSettings;
	return {
		page: {
			ajaxUrl: printed.ajax_url,
			isAnalyticsOn: printed.data_analytics_settings === 'on',
		},
		widgets: plan.widgets.flatMap( ( widget, index ) => {
			const raw = printed.chaty_widgets[ index ];
			const container = containers.find(
				( { id } ) => id === `chaty-widget-${ widget.id }`
			);
			return container && raw ? [ { widget, raw, container } ] : [];
		} ),
	};
}
