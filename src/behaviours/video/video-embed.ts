/** Hosts of players, as the origin knows them. */
const PLAYERS =
	/player\.vimeo\.com|youtube(-nocookie)?\.com|kickstarter\.com.*video\.html/;

/** The address of an embed, which may be kept back until somebody wants it. */
export const readSource = ( element: Element ): string =>
	element.getAttribute( 'src' ) ?? element.getAttribute( 'data-src' ) ?? '';

/**
 * What stays as it is: what the page says so of, the parts of an object, players of ours, and what
 * FitVids has wrapped, which gives the embed its place by a padding.
 */
const LEFT =
	'.fitvidsignore, .fitvidsignore *, .fluid-width-video-wrapper *, object *, [data-chaty-part]';

/**
 * Whether an element is the embed of a film: a known player, an object, or what the page says is
 * one.
 */
export function isVideoEmbed( element: Element ): boolean {
	if ( element.matches( LEFT ) ) {
		return false;
	}
	return (
		/^(object|embed)$/.test( element.localName ) ||
		( element.localName === 'iframe' &&
			( element.matches( '[data-chaty~="video"]' ) ||
				PLAYERS.test( readSource( element ) ) ) )
	);
}
