import { tryOr } from './try-or';

const DAY_SECONDS = 86_400;

/** This site's cookies, by hand: js-cookie alone would be an eighth of the loader. */
export const cookies = {
	readCookie: ( name: string ): string =>
		tryOr(
			() =>
				decodeURIComponent(
					new RegExp( `(?:^|; )${ name }=([^;]*)` ).exec(
						document.cookie
					)?.[ 1 ] ?? ''
				),
			''
		),

	writeCookie( name: string, value: string, days: number ): void {
		tryOr( () => {
			document.cookie = `${ name }=${ encodeURIComponent(
				value
			) }; path=/; max-age=${ days * DAY_SECONDS }; samesite=lax`;
		}, undefined );
	},
};
