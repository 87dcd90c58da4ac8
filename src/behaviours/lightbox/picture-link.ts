/** A link of a page, or an area of an image map. */
export type PageLink = HTMLAnchorElement | HTMLAreaElement;

/** Markup that says of a link itself that it leads to a picture. */
const SAID =
	'[data-chaty], [data-chaty-album], [data-lightbox], [rel*="lightbox"]';

const PICTURE = /\.(avif|bmp|gif|jpe?g|png|svg|webp)$/i;

/**
 * Whether a link leads to a picture: the markup says so, or the address ends like one. Of the links
 * in a gallery, and of those marked for prettyPhoto, some lead elsewhere: to a page or a film.
 */
export const isPictureLink = ( link: PageLink ): boolean =>
	/^http/.test( link.protocol ) &&
	( link.matches( SAID ) || PICTURE.test( link.pathname ) );
