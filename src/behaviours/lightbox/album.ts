import { isPictureLink, type PageLink } from './picture-link';

/** What makes one album of the links in it: a container of ours, and WordPress's galleries. */
const GALLERY = '[data-chaty~="lightbox"]:not(a), .wp-block-gallery, .gallery';

/** The name of the album that a link says it belongs to. */
function readName( link: PageLink ): string | undefined {
	const read = ( name: string ) => link.getAttribute( name )?.trim();
	const group = [ 'data-lightbox', 'data-chaty-album' ].find( read );
	if ( group ) {
		return `${ group } ${ read( group ) }`;
	}
	const [ marked ] =
		/\b(lightbox|prettyPhoto)\[[^\]]*\]/.exec(
			`${ link.rel } ${ read( 'data-rel' ) }`
		) ?? [];
	return marked;
}

const findGallery = ( { parentElement }: PageLink ): Element | null =>
	parentElement?.closest( GALLERY ) ?? null;

/**
 * The links of a link's album, in document order: those of the same name on the whole page, else
 * those of its gallery that have no name, else it alone. Read when it opens, so what came later is
 * in it.
 */
export function findAlbum( link: PageLink ): readonly PageLink[] {
	const name = readName( link );
	const gallery = name ? null : findGallery( link );
	const isInAlbum = ( other: PageLink ) =>
		other === link ||
		( isPictureLink( other ) &&
			readName( other ) === name &&
			( !! name || findGallery( other ) === gallery ) );
	const place = name ? link.ownerDocument : gallery;
	return place
		? [
				...place.querySelectorAll< PageLink >( 'a[href], area[href]' ),
		  ].filter( isInAlbum )
		: [ link ];
}
