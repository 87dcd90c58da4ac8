import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { WidgetId } from '../../domain/document';
import type { WidgetsPreload } from '../../domain/preload';
import type { WidgetSelection } from './use-selection';
import { WidgetRow, type RowActions } from './widget-row';

/** The row of a widget that was added or moved, and the control of it that has the focus then. */
export interface ShownRow {
	readonly id: WidgetId;
	readonly control: string;
}

interface Props extends RowActions {
	readonly selection: WidgetSelection;
	readonly shown: ShownRow | null;
	readonly preload: WidgetsPreload;
	readonly isBusy: boolean;
}

/** The browser scrolls to what gets the focus; a row that moves loses it. */
function useShownRow( shown: ShownRow | null ) {
	const table = useRef< HTMLTableElement >( null );
	useEffect( () => {
		table.current
			?.querySelector< HTMLElement >(
				`.is-shown [data-control="${ shown?.control ?? '' }"]`
			)
			?.focus();
	}, [ shown ] );
	return table;
}

export function WidgetList( { selection, shown, preload, ...rest }: Props ) {
	const now = new Date();
	return (
		<table
			ref={ useShownRow( shown ) }
			className="widefat striped chaty-console-table"
		>
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
				{ selection.found.map( ( row ) => (
					<WidgetRow
						key={ row.widget.id }
						{ ...row }
						isShown={ row.widget.id === shown?.id }
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
