/** A path and those that contain it, from the inside: `a[0].b`, `a[0]`, `a`. */
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

/** Moves the focus to the first control of a field, or of what contains it; returns whether there is one. */
export function focusField( path: string ): boolean {
	for ( const candidate of listAround( path ) ) {
		const field = document.getElementById(
			`chaty-console-field-${ candidate }`
		);
		// The title opens a row; the handle that drags the row comes before it.
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

/** Moves to the section that the address names: the browser looked for it before it was drawn. */
export function focusSection(): void {
	const heading = document.getElementById( window.location.hash.slice( 1 ) );
	if ( heading?.closest( '#chaty-console' ) ) {
		heading.scrollIntoView?.();
		heading.focus( { preventScroll: true } );
	}
}

/** Moves the focus to the heading of a new view, where the control that had the focus is gone. */
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
