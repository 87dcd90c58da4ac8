import { attempt } from './attempt';
import type { Platform } from './platform';

const DAY_SECONDS = 86_400;

/** This site's cookies, by hand: js-cookie alone would be an eighth of the loader. */
export const cookies: Pick< Platform, 'readCookie' | 'writeCookie' > = {
	readCookie: ( name ) =>
		attempt(
			() =>
				decodeURIComponent(
					new RegExp( `(?:^|; )${ name }=([^;]*)` ).exec(
						document.cookie
					)?.[ 1 ] ?? ''
				),
			''
		),

	writeCookie( name, value, days ) {
		attempt( () => {
			document.cookie = `${ name }=${ encodeURIComponent(
				value
			) }; path=/; max-age=${ days * DAY_SECONDS }; samesite=lax`;
		}, undefined );
	},
};
