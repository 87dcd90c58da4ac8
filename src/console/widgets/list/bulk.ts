import { __, _n, sprintf } from '@wordpress/i18n';
import { downloadFile } from '../../browser/files';
import type { Settings } from '../../components/use-settings';
import type { SettingsDocument, WidgetId } from '../../domain/document';
import { removeWidget, updateWidget } from '../../domain/list-actions';
import { getFileName } from '../../domain/settings-file';
import { createApply, type OnSaved } from './use-list-actions';

export type BulkAction = 'on' | 'off' | 'export' | 'delete';

/** What was done, with `%s` for the number of widgets. */
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

/** Gives widgets to the owner as a file that can be imported. */
export const exportWidgets = (
	document: SettingsDocument,
	ids: readonly WidgetId[],
	siteUrl: string
) =>
	downloadFile(
		getFileName( siteUrl, new Date() ),
		JSON.stringify(
			{
				...document,
				chaty_widgets: document.chaty_widgets.filter( ( { id } ) =>
					ids.includes( id )
				),
			},
			null,
			'\t'
		)
	);

/** Changes several widgets, and saves that at once, with a way back. */
export const createBulk =
	( settings: Settings, onSaved: OnSaved, siteUrl: string ) =>
	( action: BulkAction, ids: readonly WidgetId[] ) => {
		const before = settings.current.current;
		if ( action === 'export' ) {
			exportWidgets( before, ids, siteUrl );
			return;
		}
		const apply = createApply( settings, onSaved );
		const next = ids.reduce(
			( document, id ) =>
				action === 'delete'
					? removeWidget( document, id )
					: updateWidget( document, id, {
							is_active: action === 'on' ? 1 : 0,
					  } ),
			before
		);
		apply( next, {
			text: sprintf(
				getText( action, ids.length ),
				String( ids.length )
			),
			action: {
				label: __( 'Undo', 'chaty' ),
				onClick: () =>
					apply( before, {
						text: __( 'The former settings are back.', 'chaty' ),
					} ),
			},
		} );
	};
