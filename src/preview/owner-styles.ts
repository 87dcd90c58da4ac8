/** Removes the custom CSS of the owner, which the next draft may have no more. Our own style sheets may stay. */
export function removeOwnerStyles(): void {
	const sheets = document.adoptedStyleSheets as ( CSSStyleSheet & {
		isOfOwner?: boolean;
	} )[];
	document.adoptedStyleSheets = sheets.filter(
		( { isOfOwner } ) => ! isOfOwner
	);
}
