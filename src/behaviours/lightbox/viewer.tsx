import { emit, translate } from '@chaty/runtime';
import { useMemo, type ReactElement, type MutableRefObject } from 'react';
import Lightbox, {
	useLightboxState,
	type ControllerRef,
	type Labels,
	type RenderSlideContainerProps,
} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { fillPlaceholders } from '../../shared/format';
import {
	createPictureSlide,
	findAlbum,
	readAlbumOptions,
	type AlbumOptions,
	type PictureSlide,
} from './album';
import { keyboardPlugin } from './navigation';
import { PictureFrame } from './picture-frame';
import type { PageLink } from './picture-link';

/** Lightbox2's `fadeDuration` and `resizeDuration` (docs/how-it-works.md, "Behaviours"). */
const FADE_MS = 600;
const RESIZE_MS = 700;

/** Draws one picture before and one after the current one. */
const CAROUSEL = { preload: 1, padding: 0 };

const CONTROLLER = { closeOnBackdropClick: true, closeOnPullDown: true };

/** Twice a picture's own size, so that small pictures can be enlarged too. */
const ZOOM = { maxZoomPixelRatio: 2 };

export interface PictureViewerProps {
	/** The link whose picture opens first. */
	readonly link: PageLink;
	readonly box: Element;
	/** Receives the controller, which closes the viewer from outside. */
	readonly viewer: MutableRefObject< ControllerRef | null >;
	readonly onExiting: () => void;
	readonly onExited: () => void;
}

function createLabels( { counter }: AlbumOptions ): Labels {
	return {
		Lightbox: translate( 'Picture viewer' ),
		Carousel: translate( 'album' ),
		'Photo gallery': translate( 'Pictures' ),
		Slide: translate( 'picture' ),
		'{index} of {total}': fillPlaceholders( counter, [
			'{index}',
			'{total}',
		] ),
		Close: translate( 'Close' ),
		Previous: translate( 'Previous picture' ),
		Next: translate( 'Next picture' ),
		'Zoom in': translate( 'Zoom in' ),
		'Zoom out': translate( 'Zoom out' ),
	};
}

/** Reads the album of a link and its options. */
function readAlbum( link: PageLink ) {
	const links = findAlbum( link );
	const options = readAlbumOptions( link );
	return {
		options,
		labels: createLabels( options ),
		slides: links.map( createPictureSlide ),
		index: links.indexOf( link ),
		isFinite: links.length < 2 || ! options.isEndless,
	};
}

/** Shows the number of the picture in the album; screen readers also get its alternative text. */
function Counter( {
	counter,
	isCounterHidden,
}: AlbumOptions ): ReactElement | null {
	const { slides, currentIndex, currentSlide } = useLightboxState();
	const alt = currentSlide && 'alt' in currentSlide && currentSlide.alt;
	return slides.length < 2 ? null : (
		<p className="chaty-lightbox-counter" aria-live="polite">
			<span className={ isCounterHidden ? 'chaty-lightbox-heard' : '' }>
				{ fillPlaceholders( counter, [
					currentIndex + 1,
					slides.length,
				] ) }
			</span>
			{ alt ? (
				<span className="chaty-lightbox-heard">{ `: ${ alt }` }</span>
			) : null }
		</p>
	);
}

/** Shows the pictures of a link's album over the page. */
export function PictureViewer( props: PictureViewerProps ): ReactElement {
	const { link, box, viewer, onExiting, onExited } = props;
	const album = useMemo( () => readAlbum( link ), [ link ] );
	const { slides, options } = album;
	const emitEvent = ( what: string, slide: PictureSlide | undefined ) =>
		slide && void emit( slide.link, `lightbox:${ what }` );
	return (
		<Lightbox
			open
			className="chaty-lightbox"
			slides={ slides }
			index={ album.index }
			close={ onExited }
			plugins={ [ keyboardPlugin, Zoom ] }
			labels={ album.labels }
			portal={ { root: box } }
			noScroll={ { disabled: true } }
			animation={ { fade: FADE_MS, swipe: RESIZE_MS } }
			carousel={ { ...CAROUSEL, finite: album.isFinite } }
			controller={ { ...CONTROLLER, ref: viewer } }
			zoom={ ZOOM }
			on={ {
				view: ( { index } ) => emitEvent( 'shown', slides[ index ] ),
				exiting: onExiting,
			} }
			render={ {
				slideContainer: ( slot: RenderSlideContainerProps ) => (
					<PictureFrame
						slide={ slot.slide as PictureSlide }
						hasMarkup={ options.hasMarkup }
						onFailed={ ( slide ) => emitEvent( 'failed', slide ) }
					>
						{ slot.children }
					</PictureFrame>
				),
				iconError: () => (
					<p className="chaty-lightbox-failed">
						{ translate( 'This picture could not be loaded.' ) }
					</p>
				),
				controls: () => <Counter { ...options } />,
			} }
		/>
	);
}
