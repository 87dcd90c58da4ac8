import { request } from '../../shared/http';
import { tryOr } from '../../shared/try-or';
import { fadeOut } from './fade-out';
import { parseSvg } from './svg';
import { onKeyboard } from './virtual-keyboard';
import type { WidgetApi } from './types';
import { session } from '../../shared/session-storage';
import { requestIdle, setTimer } from '../../shared/timers';

/** Browsers give no clipboard to pages without https. */
async function copy( text: string ): Promise< boolean > {
	try {
		await navigator.clipboard.writeText( text );
		return true;
	} catch {
		return false;
	}
}

/** What the widget bundle needs besides. */
export const widgetApi: WidgetApi = {
	...session,
	request,
	after: setTimer,
	copy,
	fadeOut,
	parseSvg,
	onKeyboard,

	afterPaint( onPaint ) {
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

	whenIdle: ( onIdle ) =>
		requestIdle( () =>
			document.querySelector( ':active' )
				? widgetApi.whenIdle( onIdle )
				: onIdle()
		),

	navigate( href, isNewTab ) {
		tryOr( () => {
			if ( isNewTab ) {
				window.open( href, '_blank', 'noopener' );
			} else {
				window.location.assign( href );
			}
		}, undefined );
	},

	findFocus: () =>
		document.activeElement === document.body
			? null
			: document.activeElement,

	canHover: () =>
		tryOr( () => window.matchMedia( '(hover: hover)' ).matches, true ),
};
