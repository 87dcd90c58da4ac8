/** What a bar's attribute may say: a number, with or without its sign of percent. */
const PERCENTAGE = /^\s*([+-]?\d+(?:[.,]\d+)?)\s*%?\s*$/;

/**
 * How full a bar is, from 0 to 100: what lies beyond is the nearest of the two. `null` when it is
 * no number.
 */
export function readBarValue( text: string ): number | null {
	const [ , figure ] = PERCENTAGE.exec( text ) ?? [];
	return figure === undefined
		? null
		: Math.min( 100, Math.max( 0, Number( figure.replace( ',', '.' ) ) ) );
}
