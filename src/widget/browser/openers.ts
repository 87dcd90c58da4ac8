/** docs/how-it-works.md, "Links that open a widget". */
export const OPENERS = '[data-chaty-open],a[href*="#chaty"]';

/**
 * Loads the bundle of openers once the page has an opener, or its address is one: at once, at a key, or at a press on
 * an opener. That press is held until the bundle is there, and then repeated.
 */
export function watchOpeners(
	load: ( name: 'openers' ) => Promise< unknown >
): void {
	const hold = async ( event: MouseEvent ) => {
		const pressed = ( event.target as Element ).closest?.< HTMLElement >(
			OPENERS
		);
		if (
			pressed &&
			! ( event.ctrlKey || event.metaKey || event.shiftKey )
		) {
			event.preventDefault();
			// Listeners get the press once, when it is repeated.
			event.stopPropagation();
			await load( 'openers' );
			window.removeEventListener( 'click', hold, true );
			pressed.click();
		}
	};
	const look = async () => {
		if (
			( document.querySelector( OPENERS ) ||
				location.href.includes( '#chaty' ) ) &&
			( await load( 'openers' ) )
		) {
			// Nothing is held any more: browsers ignore `click()` while they dispatch the click of a key.
			window.removeEventListener( 'click', hold, true );
		}
	};
	window.addEventListener( 'click', hold, true );
	window.addEventListener( 'keydown', look, true );
	void look();
}
