import { useEffect, useState } from 'react';
import type { WidgetBrowser } from '../browser/types';

/** Design: things leave in 150 ms. */
const LEAVE_MS = 150;

/** Keeps what closes on the page until it has moved away. */
export function usePresence(
	isOpen: boolean,
	browser: WidgetBrowser
): 'open' | 'closing' | 'gone' {
	const [ isThere, setIsThere ] = useState( isOpen );
	useEffect( () => {
		if ( isOpen ) {
			setIsThere( true );
			return undefined;
		}
		return browser.after( LEAVE_MS, () => setIsThere( false ) );
	}, [ isOpen, browser ] );
	if ( isOpen ) {
		return 'open';
	}
	return isThere ? 'closing' : 'gone';
}
