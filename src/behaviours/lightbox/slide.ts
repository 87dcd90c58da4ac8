import type { SlideImage } from 'yet-another-react-lightbox';
import type { PageLink } from './picture-link';

/** One picture of an album. */
export interface PictureSlide extends SlideImage {
	readonly link: PageLink;
}

/** What a picture shows, for those who do not see it. */
function readAlt( link: PageLink ): string {
	const thumbnail = link.querySelector( 'img' );
	return (
		link.getAttribute( 'data-alt' ) ??
		( thumbnail ? thumbnail.alt : link.textContent ?? '' )
	).trim();
}

/** The picture of a link. What it shows is read when it is drawn: an album may have hundreds. */
export const createSlide = ( link: PageLink ): PictureSlide => ( {
	link,
	src: link.href,
	get alt() {
		return readAlt( link );
	},
} );
