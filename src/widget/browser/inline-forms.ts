/** The outlines of a contact form in content. A body that replaces the page's has new ones, which are not taken. */
interface Outlines extends HTMLElement {
	isTaken?: boolean;
}

/**
 * Takes the outlines that are not taken yet, and marks the page as one whose scripts run. Returns for each the element
 * to draw into and the JSON of `class-contact-form.php`.
 */
export function takeInlineForms() {
	document.documentElement.classList.add( 'chaty-scripts' );
	const all = document.querySelectorAll< Outlines >( '[data-chaty-form]' );
	return [ ...all ].flatMap( ( element ) => {
		const { isTaken, firstElementChild: frame } = element;
		element.isTaken = true;
		return isTaken || ! frame
			? []
			: [ { frame, data: element.dataset[ 'chatyForm' ] ?? '' } ];
	} );
}

export type InlineForm = ReturnType< typeof takeInlineForms >[ number ];
