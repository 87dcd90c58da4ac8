import { __ } from '@wordpress/i18n';
import type { WidgetDocument } from '../../domain/document';
import type { WidgetsPreload } from '../../domain/preload';
import { getWidgetName } from '../../domain/widget-name';
import { WidgetRow, type RowActions } from './widget-row';

interface Props extends RowActions {
	readonly widgets: readonly WidgetDocument[];
	readonly preload: WidgetsPreload;
	readonly isBusy: boolean;
}

/** All widgets of the site. */
export function WidgetList( { widgets, preload, ...rest }: Props ) {
	const now = new Date();
	return (
		<table className="widefat striped chaty-console-table">
			<thead>
				<tr>
					<th scope="col">{ __( 'On', 'chaty' ) }</th>
					<th scope="col">{ __( 'Name', 'chaty' ) }</th>
					<th scope="col">{ __( 'Channels', 'chaty' ) }</th>
					<th scope="col">{ __( 'State', 'chaty' ) }</th>
					<th scope="col">{ __( 'Last 7 days', 'chaty' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ widgets.map( ( widget, index ) => (
					<WidgetRow
						key={ widget.id }
						widget={ widget }
						name={ getWidgetName( widget, index ) }
						preload={ preload }
						now={ now }
						{ ...rest }
					/>
				) ) }
			</tbody>
		</table>
	);
}
