const findContainer = ( id: string ) =>
	document.getElementById( `chaty-widget-${ id }` );

/** The link of a widget whose single channel is a link. */
export const findSingleLink = ( id: string ): HTMLElement | null =>
	findContainer( id )?.querySelector< HTMLElement >( '.single a' ) ?? null;

/** Calls back with a channel's link or button once the list is open, unless the visitor presses something first. */
export function whenListed(
	id: string,
	slug: string,
	onListed: ( control: HTMLElement ) => void
): void {
	const container = findContainer( id );
	const look = () => {
		const control = [
			...( container?.querySelectorAll< HTMLElement >(
				'.chaty-widget[data-state=open] [data-channel]'
			) ?? [] ),
		]
			.find( ( { dataset } ) => dataset[ 'channel' ] === slug )
			?.querySelector< HTMLElement >( '.chaty-link' );
		if ( control ) {
			observer.disconnect();
			onListed( control );
		}
	};
	const observer = new MutationObserver( look );
	if ( container ) {
		observer.observe( container, {
			attributeFilter: [ 'data-state' ],
			childList: true,
			subtree: true,
		} );
		document.addEventListener( 'pointerdown', () => observer.disconnect(), {
			once: true,
		} );
		look();
	}
}

/** Marks a channel and focuses it, again after the list has focused its first channel. */
export function mark( control: HTMLElement ): void {
	control.setAttribute( 'aria-current', 'true' );
	control.focus();
	control
		.closest( '.chaty' )
		?.addEventListener( 'focusin', () => control.focus(), { once: true } );
}
