import { useEffect, useState } from 'react';
import type { WidgetBrowser } from '../browser/types';

/** As long as the transition in widget.scss. */
const LEAVE_MS = 150;

/** Keeps a closing element on the page until its transition has ended. */
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
