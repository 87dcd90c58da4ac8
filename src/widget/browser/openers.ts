/** docs/how-it-works.md, "Links that open a widget". */
export const OPENERS = '[data-chaty-open],a[href*="#chaty"]';

/**
 * Loads what follows openers once the page has one, or its address is one: at once, or with the first key or press
 * since. A press that comes before is held, and repeated then.
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
			// All hear it once, when it is repeated.
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
