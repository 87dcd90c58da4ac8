import { fillPlaceholders } from '../../shared/format';

/** Reports wrong markup to developers, in the console. */
export const log = ( message: string ): void =>
	console.info( `Chaty: ${ message }` );

/**
 * Translates a behaviour's text. The English text is the key; PHP prints the texts of
 * `includes/frontend/strings/behaviours.php` that differ in the site's language. Values replace `%1$s`,
 * `%2$s` and so on.
 */
export const translate = (
	text: string,
	...values: readonly ( string | number )[]
): string =>
	fillPlaceholders(
		window.chaty_behaviours?.strings?.[ text ] ?? text,
		values
	);

/** Dispatches `chaty:<what>` for theme scripts; false when one of them prevents the default. */
export const emit = (
	element: Element,
	what: string,
	detail: object = {}
): boolean =>
	element.dispatchEvent(
		new CustomEvent( `chaty:${ what }`, {
			bubbles: true,
			cancelable: true,
			detail,
		} )
	);
