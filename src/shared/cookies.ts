import { attempt } from './try-or';

const DAY_SECONDS = 86_400;

/** This site's cookies, by hand: js-cookie alone would be an eighth of the loader. */
export const cookies = {
	readCookie: ( name: string ): string =>
		attempt(
			() =>
				decodeURIComponent(
					new RegExp( `(?:^|; )${ name }=([^;]*)` ).exec(
						document.cookie
					)?.[ 1 ] ?? ''
				),
			''
		),

	writeCookie( name: string, value: string, days: number ): void {
		attempt( () => {
			document.cookie = `${ name }=${ encodeURIComponent(
				value
			) }; path=/; max-age=${ days * DAY_SECONDS }; samesite=lax`;
		}, undefined );
	},
};
