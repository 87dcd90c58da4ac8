const ISLAND = 'data-wp-interactive';

/**
 * What a panel shows: the markup itself, or a copy where WordPress's Interactivity API has a part in
 * it. Its scripts take away what they did not make, and open submenus by rules of their own.
 */
export function takePanel( markup: HTMLElement ): HTMLElement {
	if ( ! markup.querySelector( `[${ ISLAND }]` ) ) {
		return markup;
	}
	const copy = markup.cloneNode( true ) as HTMLElement;
	copy.querySelectorAll( `[${ ISLAND }]` ).forEach( ( island ) =>
		island.removeAttribute( ISLAND )
	);
	return copy;
}
