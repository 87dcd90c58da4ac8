import { request } from '../../shared/http';
import { readCookie, writeCookie } from '../../shared/cookies';
import { pageEvents } from './page-events';
import { pageParts } from './page-parts';
import type { Browser } from './types';
import { readRichText } from '../../shared/rich-text';

/** What every page with a widget needs of the browser. */
export const coreBrowser: Browser = {
	...pageEvents,
	...pageParts,
	readCookie,
	request,
	writeCookie,
	readRichText,
	now: () => new Date(),

	readFacts: () => ( {
		userAgent: navigator.userAgent,
		title: document.title,
		url: window.location.href,
	} ),
};
