/**
 * Puts values where a text has `{0}`, `{1}` (or `${0}`); a list fills one place after the other. What
 * is put in is not read again.
 */
export function fillIn( text: string, values: unknown ): string {
	const list = [ values ].flat();
	return text.replace( /\$?\{(\d+)\}/g, ( place, index ) =>
		String( list[ Number( index ) ] ?? place )
	);
}
