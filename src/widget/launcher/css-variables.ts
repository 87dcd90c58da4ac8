/** Gives an element the custom properties that its stylesheet reads. Empty values leave the default. */
export function setCssVariables(
	element: HTMLElement,
	properties: Readonly< Record< string, string > >
): void {
	for ( const [ name, value ] of Object.entries( properties ) ) {
		if ( value ) {
			element.style.setProperty( `--chaty-${ name }`, value );
		}
	}
}
