/** The paths that a path lies in, itself first: `a[0].b`, `a[0]`, `a`. */
function* listAround( path: string ) {
	for (
		let rest = path;
		rest;
		rest = rest.replace( /(^|\.|\[)[^.[]*$/, '' )
	) {
		yield rest;
	}
}

function openAround( element: Element ): void {
	const details = element.closest( 'details' );
	if ( details ) {
		details.open = true;
		openAround( details.parentElement ?? document.body );
	}
}

/** Moves the focus to the first control of a field, or of what it lies in; returns whether there is one. */
export function focusField( path: string ): boolean {
	for ( const candidate of listAround( path ) ) {
		const field = document.getElementById(
			`chaty-console-field-${ candidate }`
		);
		// A row is opened by its title; before that is what drags it.
		const control =
			field?.querySelector< HTMLElement >(
				'button.chaty-console-title'
			) ??
			field?.querySelector< HTMLElement >( '[role="textbox"]' ) ??
			field?.querySelector< HTMLElement >(
				'input, select, textarea, button'
			);
		if ( control ) {
			openAround( control );
			control.scrollIntoView?.( { block: 'center' } );
			control.focus();
			return true;
		}
	}
	return false;
}

export const isTyping = (): boolean =>
	!! document.querySelector( ':is(input, textarea):focus' );

export const readScroll = (): number => window.scrollY;

export const scrollPage = ( top: number ): void => window.scrollTo( { top } );

/** Moves to the section that the address names: it was not there yet when the browser looked for it. */
export function focusSection(): void {
	const heading = document.getElementById( window.location.hash.slice( 1 ) );
	if ( heading?.closest( '#chaty-console' ) ) {
		heading.scrollIntoView?.();
		heading.focus( { preventScroll: true } );
	}
}

/** Moves the focus to the heading of what has come, where the control that had it is gone. */
export function focusHeading(): void {
	const { body } = document;
	const find = ( selector: string ) =>
		body.querySelector< HTMLElement >( selector );
	const heading =
		find( '.chaty-console-header__name' ) ?? find( '.chaty-console > h1' );
	if ( heading && body.ownerDocument.activeElement === body ) {
		heading.tabIndex = -1;
		heading.focus();
	}
}
