import { emit, translate } from '@chaty/runtime';
import { useMemo, type ReactElement, type MutableRefObject } from 'react';
import Lightbox, {
	type ControllerRef,
	type Labels,
	type RenderSlideContainerProps,
} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { findAlbum } from './album';
import { fillCounter } from './counter';
import { CounterLine } from './counter-line';
import { FailedPicture } from './failed-picture';
import { withOwnKeys } from './navigation';
import { readOptions, type AlbumOptions } from './options';
import { PictureFrame } from './picture-frame';
import type { PageLink } from './picture-link';
import { createSlide, type PictureSlide } from './slide';

/** Spec section 9, "Lightbox". */
const FADE_MS = 600;
const RESIZE_MS = 700;

/** What of an album is there besides the picture that shows: the one before and the one after. */
const CAROUSEL = { preload: 1, padding: 0 };

const CONTROLLER = { closeOnBackdropClick: true, closeOnPullDown: true };

/** A picture may be enlarged to twice its own size, so that small ones can be too. */
const ZOOM = { maxZoomPixelRatio: 2 };

export interface PictureViewerProps {
	/** The link whose picture opens first. */
	readonly link: PageLink;
	/** Where it is drawn. */
	readonly place: Element;
	/** What closes it from outside. */
	readonly viewer: MutableRefObject< ControllerRef | null >;
	readonly onExiting: () => void;
	readonly onExited: () => void;
}

function readLabels( { counter }: AlbumOptions ): Labels {
	return {
		Lightbox: translate( 'Picture viewer' ),
		Carousel: translate( 'album' ),
		'Photo gallery': translate( 'Pictures' ),
		Slide: translate( 'picture' ),
		'{index} of {total}': fillCounter( counter, '{index}', '{total}' ),
		Close: translate( 'Close' ),
		Previous: translate( 'Previous picture' ),
		Next: translate( 'Next picture' ),
		...{
			'Zoom in': translate( 'Zoom in' ),
			'Zoom out': translate( 'Zoom out' ),
		},
	};
}

/** What belongs to the visit of one album: read once, when it opens. */
function readAlbum( link: PageLink ) {
	const links = findAlbum( link );
	const options = readOptions( link );
	return {
		options,
		labels: readLabels( options ),
		slides: links.map( createSlide ),
		index: links.indexOf( link ),
		isFinite: links.length < 2 || ! options.isEndless,
	};
}

/** The pictures of an album over the page (spec section 2, "Image lightbox links"). */
export function PictureViewer( props: PictureViewerProps ): ReactElement {
	const { link, place, viewer, onExiting, onExited } = props;
	const album = useMemo( () => readAlbum( link ), [ link ] );
	const { slides, options } = album;
	const tell = ( what: string, slide: PictureSlide | undefined ) =>
		slide && void emit( slide.link, `lightbox:${ what }` );
	return (
		<Lightbox
			open
			className="chaty-lightbox"
			slides={ slides }
			index={ album.index }
			close={ onExited }
			plugins={ [ withOwnKeys, Zoom ] }
			labels={ album.labels }
			portal={ { root: place } }
			noScroll={ { disabled: true } }
			animation={ { fade: FADE_MS, swipe: RESIZE_MS } }
			carousel={ { ...CAROUSEL, finite: album.isFinite } }
			controller={ { ...CONTROLLER, ref: viewer } }
			zoom={ ZOOM }
			on={ {
				view: ( { index } ) => tell( 'shown', slides[ index ] ),
				exiting: onExiting,
			} }
			render={ {
				slideContainer: ( slot: RenderSlideContainerProps ) => (
					<PictureFrame
						slide={ slot.slide as PictureSlide }
						hasMarkup={ options.hasMarkup }
						onFailed={ ( slide ) => tell( 'failed', slide ) }
					>
						{ slot.children }
					</PictureFrame>
				),
				iconError: () => <FailedPicture />,
				controls: () => <CounterLine { ...options } />,
			} }
		/>
	);
}
