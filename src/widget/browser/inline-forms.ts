/** The outlines of a contact form in content. Copies of them, in a body that replaces the page's, are others. */
interface Outlines extends HTMLElement {
	isTaken?: boolean;
}

export interface InlineForm {
	/** What is drawn into. */
	readonly frame: Element;
	/** JSON of `class-contact-form.php`. */
	readonly data: string;
}

/** Takes the outlines of the page that nothing has taken, and says that scripts run. */
export function takeInlineForms(): readonly InlineForm[] {
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
