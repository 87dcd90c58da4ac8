import { translate } from '@chaty/runtime';
import { isPictureLink, type PageLink } from './picture-link';

/** Containers whose links are an album: ours, and WordPress's galleries. */
const GALLERY = '[data-chaty~="lightbox"]:not(a), .wp-block-gallery, .gallery';

/** The name of the album that a link belongs to, by its attributes. */
function readName( link: PageLink ): string | undefined {
	const read = ( name: string ) => link.getAttribute( name )?.trim();
	const attribute = [ 'data-lightbox', 'data-chaty-album' ].find( read );
	if ( attribute ) {
		return `${ attribute } ${ read( attribute ) }`;
	}
	const [ name ] =
		/\b(lightbox|prettyPhoto)\[[^\]]*\]/.exec(
			`${ link.rel } ${ read( 'data-rel' ) }`
		) ?? [];
	return name;
}

const findGallery = ( { parentElement }: PageLink ): Element | null =>
	parentElement?.closest( GALLERY ) ?? null;

/** Whether a link's small picture is hidden, by a filter for example. A link without one may be for the album alone. */
const isHidden = ( link: PageLink ): boolean =>
	!! link.querySelector( 'img' ) && link.checkVisibility?.() === false;

/**
 * The links of a link's album, in document order: those of the same name on the whole page; without a
 * name, those of its gallery that have none either; else the link alone. Hidden pictures are left out.
 * Read whenever the album opens, so that it contains links that were added later.
 */
export function findAlbum( link: PageLink ): readonly PageLink[] {
	const name = readName( link );
	const gallery = name ? null : findGallery( link );
	const isInAlbum = ( other: PageLink ) =>
		other === link ||
		( isPictureLink( other ) &&
			! isHidden( other ) &&
			readName( other ) === name &&
			( !! name || findGallery( other ) === gallery ) );
	const root = name ? document : gallery;
	return root
		? [
				...root.querySelectorAll< PageLink >( 'a[href], area[href]' ),
		  ].filter( isInAlbum )
		: [ link ];
}

/** Reads the options of a link's album (docs/behaviours/lightbox.md, "Options"), from the link or an element around it. */
export function readAlbumOptions( link: PageLink ) {
	const read = ( name: string ) =>
		link
			.closest( `[data-chaty-${ name }]` )
			?.getAttribute( `data-chaty-${ name }` ) ?? null;
	const counter = read( 'counter' );
	const isCounterHidden = counter === 'none';
	return {
		/** Template of the counter, such as "Image %1$s of %2$s". */
		counter:
			counter && ! isCounterHidden
				? counter
				: translate( 'Image %1$s of %2$s' ),
		/** Whether only screen readers get the counter. */
		isCounterHidden,
		/** Whether captions keep their inline markup. */
		hasMarkup: read( 'captions' ) === 'markup',
		/** Whether the first picture follows the last. */
		isEndless: ! [ null, 'false' ].includes( read( 'wrap' ) ),
	};
}

export type AlbumOptions = ReturnType< typeof readAlbumOptions >;

/** The alternative text of a link's picture. */
export function readAlt( link: PageLink ): string {
	const thumbnail = link.querySelector( 'img' );
	return (
		link.getAttribute( 'data-alt' ) ??
		( thumbnail ? thumbnail.alt : link.textContent ?? '' )
	).trim();
}
