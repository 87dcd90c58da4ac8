import { safeUrl } from '../../shared/safe-url';

/** The URL if it leads to a page of the web, otherwise `null`: a visitor's browser has named it. */
export function toWebUrl( text: string ): string | null {
	const url = safeUrl( text );
	return url && /^https?:/.test( url ) ? url : null;
}
