/** A style sheet of ours. Bundles share nothing but the page, so each sheet carries what they must know of it. */
export interface OwnSheet extends CSSStyleSheet {
	chatyCss?: string;
	isOfOwner?: boolean;
}

/**
 * Adds the text of a style sheet once: as a constructed style sheet, which a strict content security
 * policy allows, or as an element in browsers before 2023. The owner's CSS stays after ours, also after
 * the styles of bundles that load later.
 */
function addStyles( css: string, isOfOwner = false ): void {
	if ( ! css ) {
		return;
	}
	try {
		const sheets: OwnSheet[] = [ ...document.adoptedStyleSheets ];
		if ( sheets.some( ( { chatyCss } ) => chatyCss === css ) ) {
			return;
		}
		const sheet = new CSSStyleSheet();
		sheet.replaceSync( css );
		sheets.push(
			Object.assign< OwnSheet, OwnSheet | object >( sheet, {
				chatyCss: css,
				isOfOwner,
			} )
		);
		document.adoptedStyleSheets = sheets.sort(
			( one, other ) => +!! one.isOfOwner - +!! other.isOfOwner
		);
	} catch {
		const place = document[ isOfOwner ? 'body' : 'head' ];
		const styles = [ ...place.querySelectorAll( 'style' ) ];
		if ( ! styles.some( ( { textContent } ) => textContent === css ) ) {
			const style = document.createElement( 'style' );
			style.textContent = css;
			place.append( style );
		}
	}
}

/** How later bundles add styles. */
export const stylesApi = { addStyles };

export type StylesApi = typeof stylesApi;
