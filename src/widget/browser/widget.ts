import { tryOr } from '../../shared/try-or';
import { parseSvg } from './svg';
import { onKeyboardHeight } from './virtual-keyboard';
import type { Reply, WidgetApi } from './types';
import { session } from '../../shared/session-storage';
import { timeoutSignal, setTimer } from '../../shared/timers';

/** A refusal may bring words along, so its JSON is read too. */
async function parseFormReply( response: Response ): Promise< Reply > {
	const text = await response.text();
	return tryOr< Reply >( () => ( { body: JSON.parse( text ) } ), {} );
}

/** Browsers give no clipboard to pages without https. */
async function copy( text: string ): Promise< boolean > {
	try {
		await navigator.clipboard.writeText( text );
		return true;
	} catch {
		return false;
	}
}

/** The browser, as far as the open widget wants it. */
export const widgetApi: WidgetApi = {
	...session,
	after: setTimer,
	copy,
	parseSvg,
	onKeyboardHeight,

	afterPaint( onPaint ) {
		let isAvailable = true;
		window.requestAnimationFrame( () =>
			setTimer( 0, () => {
				if ( isAvailable ) {
					onPaint();
				}
			} )
		);
		return () => {
			isAvailable = false;
		};
	},

	async post( url, fields, timeoutMs ) {
		const signal = timeoutSignal( timeoutMs );
		try {
			const body = new URLSearchParams( fields as unknown as string[][] );
			return await parseFormReply(
				await fetch( url, { method: 'POST', body, signal } )
			);
		} catch {
			return { reason: signal.aborted ? 'timeout' : 'offline' };
		}
	},

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
