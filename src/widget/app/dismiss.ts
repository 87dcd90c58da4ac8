import type { PanelEvent, PanelState } from '../domain/panel-machine';
import type { WidgetModel } from '../domain/settings/types';
import type { Store } from '../services/store';

/** Closes what is open; from a panel, Escape leads back to the list, and a press elsewhere only where the list stays. */
export function dismiss(
	{
		widget,
		panel,
	}: {
		readonly widget: WidgetModel;
		readonly panel: Store< PanelState, PanelEvent >;
	},
	isEscape: boolean
): void {
	const { name } = panel.get();
	// The owner wants the list open.
	const isPinned = widget.defaultState === 'open';
	if ( name === 'panel' && ( isEscape || isPinned ) ) {
		panel.send( { type: 'close-panel' } );
	} else if ( name === 'panel' || ! isPinned ) {
		panel.send( { type: 'close' } );
	}
}
