import { _n, sprintf } from '@wordpress/i18n';
import { exportSettings } from '../../components/transfer/export-settings';
import type { Settings } from '../../components/use-settings';
import type { WidgetId } from '../../domain/document';
import { removeWidget, updateWidget } from '../../domain/list-actions';
import { createReplace, type OnSaved } from './use-list-actions';

export type BulkAction = 'on' | 'off' | 'export' | 'delete';

/** The message about an action, with `%s` for the number of widgets. */
const getText = ( action: Exclude< BulkAction, 'export' >, count: number ) =>
	( {
		/* translators: %s: number. */
		on: _n( '%s widget is on.', '%s widgets are on.', count, 'chaty' ),
		/* translators: %s: number. */
		off: _n( '%s widget is off.', '%s widgets are off.', count, 'chaty' ),
		/* translators: %s: number. */
		delete: _n(
			'%s widget was deleted.',
			'%s widgets were deleted.',
			count,
			'chaty'
		),
	} )[ action ];

export const createBulk =
	( settings: Settings, onSaved: OnSaved, siteUrl: string ) =>
	( action: BulkAction, ids: readonly WidgetId[] ) => {
		const { current: before } = settings.current;
		if ( action === 'export' ) {
			const widgets = before.chaty_widgets.filter( ( { id } ) =>
				ids.includes( id )
			);
			exportSettings( { ...before, chaty_widgets: widgets }, siteUrl );
			return;
		}
		const next = ids.reduce(
			( document, id ) =>
				action === 'delete'
					? removeWidget( document, id )
					: updateWidget( document, id, {
							is_active: action === 'on' ? 1 : 0,
					  } ),
			before
		);
		void createReplace( settings, onSaved )(
			next,
			sprintf( getText( action, ids.length ), String( ids.length ) )
		);
	};
