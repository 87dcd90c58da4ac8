import { __ } from '@wordpress/i18n';
import type { WidgetsPreload } from '../../domain/preload';
import type { WidgetSelection } from './use-selection';
import { WidgetRow, type RowActions } from './widget-row';

interface Props extends RowActions {
	readonly selection: WidgetSelection;
	readonly preload: WidgetsPreload;
	readonly isBusy: boolean;
}

/** All widgets of the site. */
export function WidgetList( { selection, preload, ...rest }: Props ) {
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
				{ selection.found.map( ( { widget, name } ) => (
					<WidgetRow
						key={ widget.id }
						widget={ widget }
						name={ name }
						selection={ selection }
						preload={ preload }
						now={ now }
						{ ...rest }
					/>
				) ) }
			</tbody>
		</table>
	);
}
