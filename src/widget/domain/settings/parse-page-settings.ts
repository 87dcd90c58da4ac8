import type { PageModel, ParseIssue, WidgetModel } from './types';
import { parseWidget } from './parse-widget';
import { asRecord, readList, readText } from '../../../shared/raw-values';

/** What the page brought: the widgets that can be used, and what could not be. */
export interface ParsedSettings {
	readonly page: PageModel;
	readonly issues: readonly ParseIssue[];
}

/**
 * The door for what a page brings (spec section 3). Whatever it is, the result is whole: after
 * this nothing is missing that must be there. What only some visits need is kept as it came, and
 * read by a parser of its own when it is needed. `null` when there are no settings or no widgets.
 */
export function parsePageSettings( settings: unknown ): ParsedSettings | null {
	const raw = asRecord( settings );
	const widgets: WidgetModel[] = [];
	const issues: ParseIssue[] = [];
	readList( raw, 'chaty_widgets' ).forEach( ( one, index ) => {
		const path = `chaty_widgets[${ index }]`;
		const widget = parseWidget( one, path );
		if ( 'reason' in widget ) {
			issues.push( widget );
		} else if ( widgets.some( ( { id } ) => id === widget.id ) ) {
			issues.push( { path, reason: 'has the id of another widget' } );
		} else {
			widgets.push( widget );
		}
	} );
	return widgets.length + issues.length
		? {
				page: {
					ajaxUrl: readText( raw, 'ajax_url' ),
					// Exactly `on`: sites of this shape say `off` otherwise.
					isAnalyticsOn:
						readText( raw, 'data_analytics_settings' ) === 'on',
					widgets,
				},
				issues,
		  }
		: null;
}
