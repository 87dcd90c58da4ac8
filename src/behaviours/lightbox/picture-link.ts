/** A link of a page, or an area of an image map. */
export type PageLink = HTMLAnchorElement | HTMLAreaElement;

/** Attributes that mark a link as one of a lightbox; prettyPhoto's do so only for content of the page. */
const EXPLICIT_LINK =
	'[data-chaty], [data-chaty-album], [data-lightbox], [rel*="lightbox"], :is( [rel*="prettyPhoto"], [data-rel*="prettyPhoto"] )[href^="#"]';

/** Files, and the players and pages of videos. */
const MEDIA =
	/\.(avif|bmp|gif|jpe?g|png|svg|web[mp]|m[p4][4v]|ogv|mov)$|\b(youtu\.be\/[\w-]{11}|youtube(-nocookie)?\.com\/(watch|embed|shorts|live)\b|vimeo\.com\/(.*\/)?\d)/i;

/**
 * Whether a link leads to a picture, a video or content of the page: by its attributes or its address.
 * Links in a gallery, and those marked for prettyPhoto, may lead to a page, so their attributes are not
 * enough.
 */
export const isPictureLink = ( link: PageLink ): boolean =>
	/^http/.test( link.href ) &&
	( link.matches( EXPLICIT_LINK ) ||
		MEDIA.test( link.href.replace( /[?#].*/, '' ) ) );
