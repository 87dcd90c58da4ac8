import { request } from '../../shared/http';
import { tryOr } from '../../shared/try-or';
import type { Cleanup } from '../../shared/types';
import { fadeOut } from './fade-out';
import { parseSvg } from './svg';
import { onKeyboard } from './virtual-keyboard';
import { session } from '../../shared/session-storage';
import { requestIdle, setTimer } from '../../shared/timers';

/** Methods that the widget bundle adds to the browser's. */
export const widgetApi = {
	...session,
	request,
	after: setTimer,
	fadeOut,
	parseSvg,
	onKeyboard,

	/** Copies a text to the clipboard; resolves to whether that succeeded. Pages without HTTPS have no clipboard. */
	async copy( text: string ): Promise< boolean > {
		try {
			await navigator.clipboard.writeText( text );
			return true;
		} catch {
			return false;
		}
	},

	/** Calls back after the next paint, for work that has nothing to show. */
	afterPaint( onPaint: () => void ): Cleanup {
		let isWanted = true;
		window.requestAnimationFrame( () =>
			setTimer( 0, () => {
				if ( isWanted ) {
					onPaint();
				}
			} )
		);
		return () => {
			isWanted = false;
		};
	},

	/** Calls back once when the page has nothing to do and the visitor presses nothing. */
	whenIdle( onIdle: () => void ): void {
		requestIdle( () =>
			document.querySelector( ':active' )
				? widgetApi.whenIdle( onIdle )
				: onIdle()
		);
	},

	navigate( href: string, isNewTab: boolean ): void {
		tryOr( () => {
			if ( isNewTab ) {
				window.open( href, '_blank', 'noopener' );
			} else {
				window.location.assign( href );
			}
		} );
	},

	/** The focused element, if it is not the body. */
	findFocus: () =>
		document.activeElement === document.body
			? null
			: document.activeElement,

	/** Whether the main pointer can hover, as a mouse does and a finger does not. */
	canHover: () =>
		tryOr( () => window.matchMedia( '(hover: hover)' ).matches, true ),
};
