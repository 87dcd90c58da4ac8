import type { KeyboardEvent } from 'react';
import { findFocusable } from '../core/focusable';

/** Keeps Tab among the controls of a dialog. */
export function keepFocusInside( event: KeyboardEvent ): void {
	const dialog = event.currentTarget;
	const controls = findFocusable( dialog );
	const last = controls.length - 1;
	const at = controls.indexOf(
		dialog.ownerDocument.activeElement as HTMLElement
	);
	if ( event.shiftKey ? at < 1 : at === last ) {
		event.preventDefault();
		controls[ event.shiftKey ? last : 0 ]?.focus();
	}
}
