/** The outlines of a contact form in content. Copies of them, in a body that replaces the page's, are others. */
interface Outlines extends HTMLElement {
	isTaken?: boolean;
}

/**
 * Takes the outlines of the page that nothing has taken, and says that scripts run. Of each: what is drawn into, and the
 * JSON of `class-contact-form.php`.
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
