import { cookies } from '../../shared/cookies';
import { pageEvents } from './page-events';
import { pageParts } from './page-parts';
import type { Browser } from './types';
import { readRichText } from '../../shared/rich-text';

/** The browser, as far as every page with a widget wants it. */
export const coreBrowser: Browser = {
	...pageEvents,
	...pageParts,
	...cookies,
	readRichText,
	now: () => new Date(),

	readFacts: () => ( {
		userAgent: navigator.userAgent,
		title: document.title,
		url: window.location.href,
	} ),

	async send( url, fields ) {
		try {
			const body = new URLSearchParams( fields as unknown as string[][] );
			return (
				await fetch( url, { method: 'POST', body, keepalive: true } )
			).ok;
		} catch {
			return false;
		}
	},
};
