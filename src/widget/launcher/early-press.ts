import { tryOr } from '../../shared/try-or';

/** The popover by which the browser notes a press (`class-markup.php`). */
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

/** Removes the popover and its attributes, which React does not draw. */
export function forgetPresses( container: Element ): void {
	findNote( container )?.remove();
	for ( const name of [ 'popovertarget', 'popovertargetaction' ] ) {
		container.querySelector( `[${ name }]` )?.removeAttribute( name );
	}
}
