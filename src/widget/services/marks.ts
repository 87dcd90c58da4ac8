import { whenConsented } from '../../shared/consent';
import type { CountingBrowser } from '../browser/types';
import type { PageModel } from '../domain/settings/types';

type Page = Pick< PageModel, 'isAnalyticsOn' >;

/**
 * Acts as soon as the site may count what the visitor does, and remember it on the device
 * (docs/how-it-works.md, "Counting").
 */
export function whenCountable(
	browser: CountingBrowser,
	{ isAnalyticsOn }: Page,
	act: () => void
): void {
	if ( isAnalyticsOn && ! browser.readFacts().hasPrivacyControl ) {
		whenConsented( browser, 'statistics', act );
	}
}

/** Cookies that stay in the memory of the page until they may be stored. */
export function createMarks( browser: CountingBrowser, page: Page ) {
	const kept = new Map< string, string >();
	return {
		readMark: ( name: string ) =>
			kept.get( name ) ?? browser.readCookie( name ),
		writeMark( name: string, value: string, days: number ) {
			kept.set( name, value );
			whenCountable( browser, page, () => {
				kept.delete( name );
				browser.writeCookie( name, value, days );
			} );
		},
	};
}
