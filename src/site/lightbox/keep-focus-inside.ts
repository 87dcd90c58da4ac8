import type { KeyboardEvent } from 'react';

/** Keeps Tab among the controls of a dialog. */
export function keepFocusInside( event: KeyboardEvent ): void {
	const dialog = event.currentTarget;
	const controls = [
		...dialog.querySelectorAll< HTMLElement >(
			'button:not(:disabled), a[href]'
		),
	].filter( ( control ) => ! control.closest( '[inert]' ) );
	const last = controls.length - 1;
	const at = controls.indexOf(
		dialog.ownerDocument.activeElement as HTMLElement
	);
	if ( event.shiftKey ? at < 1 : at === last ) {
		event.preventDefault();
		controls[ event.shiftKey ? last : 0 ]?.focus();
	}
}
