import { tryOr } from '../../shared/try-or';

/** What the browser notes a press by (`class-markup.php`). */
const findNote = ( { id, ownerDocument }: Element ) =>
	ownerDocument.getElementById( `${ id }-press` );

/**
 * Acts on a press that came before a script could listen. A script that delays others may dispatch it once more: that
 * click is stopped, a visitor's is not.
 */
export function takeEarlyPress( container: Element, act: () => void ): void {
	const isPressed = tryOr(
		() => findNote( container )?.matches( ':popover-open' ),
		// Browsers before 2024 have no popovers.
		false
	);
	if ( isPressed ) {
		act();
		container.addEventListener(
			'click',
			( event ) => event.isTrusted || event.stopPropagation(),
			{ capture: true, once: true }
		);
	}
}

/** Removes what noted presses: React does not draw it. */
export function forgetPresses( container: Element ): void {
	findNote( container )?.remove();
	for ( const name of [ 'popovertarget', 'popovertargetaction' ] ) {
		container.querySelector( `[${ name }]` )?.removeAttribute( name );
	}
}
