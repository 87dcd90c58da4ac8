/** Keeps links and forms from leaving the page. A link is reported late: the widget fills in some addresses on a click. */
export function holdPage( onOpen: ( url: string ) => void ): void {
	const handleClick = ( event: Event ) => {
		const link = ( event.target as Element | null )?.closest?.( 'a, area' );
		if (
			link instanceof HTMLAnchorElement &&
			link.href &&
			! isHere( link )
		) {
			event.preventDefault();
			window.setTimeout( () => onOpen( link.href ) );
		}
	};
	window.addEventListener( 'click', handleClick, true );
	window.addEventListener( 'auxclick', handleClick, true );
	window.addEventListener(
		'submit',
		( event ) => event.preventDefault(),
		true
	);
}

const isHere = ( { href, hash }: HTMLAnchorElement ): boolean =>
	!! hash &&
	href.split( '#' )[ 0 ] === window.location.href.split( '#' )[ 0 ];

/** A page in a frame takes no focus from the editor: what is focused by a script has to be in use already. */
export function holdFocus(): void {
	const { focus } = HTMLElement.prototype;
	HTMLElement.prototype.focus = function ( options ) {
		if ( document.hasFocus() ) {
			focus.call( this, options );
		}
	};
}
