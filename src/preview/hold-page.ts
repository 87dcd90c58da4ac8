/** Keeps links and forms from leaving the page. Links are reported after the click, which fills in some addresses. */
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

/** Keeps a page in a frame from taking the focus from the editor: scripts can move it only within a focused page. */
export function holdFocus(): void {
	const { focus } = HTMLElement.prototype;
	HTMLElement.prototype.focus = function ( options ) {
		if ( document.hasFocus() ) {
			focus.call( this, options );
		}
	};
}
