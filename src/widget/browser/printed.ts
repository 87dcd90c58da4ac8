import { tryOr } from '../../shared/try-or';

/** JSON that the server has printed for the loader. No optimizer delays a script of that type. */
export const readPrinted = ( name: 'data' | 'settings' ): unknown =>
	tryOr( () =>
		JSON.parse(
			// Without that script, `JSON.parse()` throws.
			document.querySelector( `script#chaty-${ name }` )
				?.textContent as string
		)
	);

/** Launchers that do not show yet. */
export const PRINTED = '.chaty[data-pending]';
const PRINTED_STYLES = '#chaty-launcher-css';

/** Every widget has a nonce, whether it is printed, drawn or copied. */
const WIDGET = '.chaty[data-nonce]';

/** Calls back with the widgets of the page, now and whenever children of the body change or the body is replaced. */
export function watchBody(
	onChange: ( widgets: readonly Element[] ) => void
): void {
	const { documentElement } = document;
	const look = () => {
		for ( const parent of [ documentElement, document.body ] ) {
			observer.observe( parent, { childList: true } );
		}
		onChange( [ ...document.querySelectorAll( WIDGET ) ] );
	};
	const observer = new MutationObserver( look );
	// Styles in `<noscript>` check this class (`class-no-script.php`): in a body that a script inserts, they apply.
	documentElement.classList.add( 'chaty-scripts' );
	look();
}

/** Removes printed launchers that do not show yet, and the printed styles, the owner's among them. */
export const removePrinted = (): void =>
	document
		.querySelectorAll( `${ PRINTED }, ${ PRINTED_STYLES }` )
		.forEach( ( element ) => element.remove() );

/** Forgets the settings that a script has set. */
export const forgetSettings = (): void =>
	void tryOr( () => delete window.chaty_settings );

/** The launchers that do not show yet. The first of an id is ours: beside our styles, or else before the author's markup. */
export const findPrinted = () =>
	[ `${ PRINTED_STYLES }~`, '' ].flatMap( ( beside ) => [
		...document.querySelectorAll< HTMLElement >( beside + PRINTED ),
	] );

/** Whether the printed styles apply: a policy may block them, an optimizer may have moved them to a file. */
export const hasPrintedStyles = ( printed: Element ): boolean =>
	!! document.querySelector< HTMLStyleElement >( PRINTED_STYLES )?.sheet ||
	!! getComputedStyle( printed ).getPropertyValue( '--chaty-size' );
