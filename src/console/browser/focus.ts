/** Moves the focus to the first control of a field, and the page so that it can be seen; returns whether it is there. */
export function focusField( path: string ): boolean {
	const control = document
		.getElementById( `chaty-console-field-${ path }` )
		?.querySelector< HTMLElement >( 'input, select, textarea, button' );
	control?.scrollIntoView( { block: 'center' } );
	control?.focus();
	return !! control;
}
