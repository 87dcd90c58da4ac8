import type { Cleanup } from '../../shared/types';

/**
 * The button of a heading, and the way back: its own link or button, which many themes have there, or
 * a new one around what it says.
 */
export function findButton(
	heading: HTMLElement
): readonly [ button: HTMLElement, undo: Cleanup ] {
	const own =
		heading.closest< HTMLElement >( 'a, button' ) ??
		heading.querySelector< HTMLElement >( 'a, button' );
	if ( own ) {
		return [ own, () => {} ];
	}
	const title = heading.querySelector( 'h2, h3, h4, h5, h6' ) ?? heading;
	const button = heading.ownerDocument.createElement( 'button' );
	button.type = 'button';
	button.className = 'chaty-accordion-button';
	button.append( ...title.childNodes );
	title.append( button );
	return [ button, () => button.replaceWith( ...button.childNodes ) ];
}
