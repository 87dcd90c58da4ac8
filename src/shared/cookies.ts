import Cookies from 'js-cookie';
import { tryOr } from './try-or';

/** A cookie of this site; empty where there is none, or where cookies are blocked. */
export const readCookie = ( name: string ): string =>
	tryOr( () => Cookies.get( name ) ?? '', '' );

const DAY_SECONDS = 86_400;

/**
 * Keeps a cookie for all pages of this site, for a number of days; by `max-age`, so that neither side needs
 * the right date.
 */
export function writeCookie( name: string, value: string, days: number ): void {
	tryOr( () =>
		Cookies.set( name, value, {
			'max-age': `${ days * DAY_SECONDS }`,
			sameSite: 'lax',
		} )
	);
}
