/** Gives the page's scripts a global; what stood there is replaced. */
export function publish( name: string, value: unknown ): void {
	( window as unknown as Record< string, unknown > )[ name ] = value;
}

/**
 * Puts a style sheet's text into effect: as a constructed sheet, which a strict content security
 * policy allows, or as an element in browsers before 2023.
 */
export function addStyles( css: string ): void {
	try {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync( css );
		document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
	} catch {
		const style = document.createElement( 'style' );
		style.textContent = css;
		document.head.append( style );
	}
}
