/** A link of a page, or an area of an image map. */
export type PageLink = HTMLAnchorElement | HTMLAreaElement;

/** Attributes that mark the link itself as a link to a picture. */
const EXPLICIT_LINK =
	'[data-chaty], [data-chaty-album], [data-lightbox], [rel*="lightbox"]';

const PICTURE = /\.(avif|bmp|gif|jpe?g|png|svg|webp)$/i;

/**
 * Whether a link leads to a picture: by its attributes or its file extension. Links in a gallery, and those
 * marked for prettyPhoto, may lead to a page or a video, so their attributes are not enough.
 */
export const isPictureLink = ( link: PageLink ): boolean =>
	/^http/.test( link.protocol ) &&
	( link.matches( EXPLICIT_LINK ) || PICTURE.test( link.pathname ) );
