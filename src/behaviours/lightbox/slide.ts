import { findTarget, makeElement, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { parseVideoUrl } from '../core/video-source';
import { readAlt } from './album';
import { drawCaption, readCaption } from './caption';
import { createInline, createVideo, type Content } from './media';
import type { PageLink } from './picture-link';
import { createZoom } from './zoom';

interface SlideOptions {
	/** Whether captions keep their inline markup. */
	readonly hasMarkup: boolean;
	readonly onFailed: ( link: PageLink ) => void;
	/** Called when the picture has loaded, and when it is enlarged. */
	readonly onChange: () => void;
}

/** An address without what WordPress adds to the file of a size, and without its extension. */
const withoutSize = ( url: string ) =>
	url.replace( /(-\d+x\d+|-scaled)?\.\w+$/, '' );

/**
 * The files of a picture: those that its link names, else its thumbnail's where these are sizes of the same
 * picture.
 */
function readSrcset( link: PageLink ): string {
	const { src = '', srcset = '' } = link.querySelector( 'img' ) ?? {};
	return (
		link.getAttribute( 'data-chaty-srcset' ) ??
		( withoutSize( src ) === withoutSize( link.href ) ? srcset : '' )
	);
}

/** How wide a picture shows: within the screen, and no wider than its largest file. */
function readSizes( link: PageLink, srcset: string ): string {
	const { naturalWidth = 0, naturalHeight = 0 } =
		link.querySelector( 'img' ) ?? {};
	const ratio = naturalWidth / naturalHeight || 1.5;
	const widths = [ ...srcset.matchAll( /\s(\d+)w/g ) ].map( ( [ , width ] ) =>
		Number( width )
	);
	return (
		link.getAttribute( 'data-chaty-sizes' ) ??
		`min(100vw, ${ 100 * ratio }vh, ${ Math.max( 0, ...widths ) }px)`
	);
}

function createPicture(
	link: PageLink,
	frame: HTMLElement,
	{ onFailed, onChange }: SlideOptions
): Content {
	const element = makeElement( 'img', {
		alt: readAlt( link ),
		draggable: 'false',
	} );
	const srcset = readSrcset( link );
	frame.dataset[ 'state' ] = 'loading';
	element.onload = () => {
		frame.dataset[ 'state' ] = 'loaded';
		onChange();
	};
	element.onerror = () => {
		frame.dataset[ 'state' ] = 'failed';
		element.replaceWith(
			makeElement(
				'p',
				{ class: 'chaty-lightbox-failed' },
				translate( 'This picture could not be loaded.' )
			)
		);
		onFailed( link );
	};
	if ( srcset ) {
		element.sizes = readSizes( link, srcset );
		element.srcset = srcset;
	}
	element.src = link.href;
	return { element, zoom: createZoom( element, onChange ) };
}

function createContent(
	link: PageLink,
	frame: HTMLElement,
	options: SlideOptions
): Content {
	const [ page ] = link.href.split( '#' );
	const target =
		location.href.split( '#' )[ 0 ] === page ? findTarget( link ) : null;
	if ( target ) {
		return createInline( target );
	}
	const source = parseVideoUrl( link.href, link.baseURI );
	return source && source.kind !== 'page'
		? createVideo( link, source )
		: createPicture( link, frame, options );
}

/** Draws the target of a link, with its caption below. */
export function createSlide( link: PageLink, options: SlideOptions ) {
	const frame = makeElement( 'figure', { class: 'chaty-lightbox-frame' } );
	const { element, zoom, show } = createContent( link, frame, options );
	const caption = drawCaption(
		readCaption( link, options.hasMarkup ),
		link.baseURI
	);
	let hide: Cleanup | undefined;
	frame.append(
		element,
		...( caption.length
			? [ makeElement( 'figcaption', {}, ...caption ) ]
			: [] )
	);
	return {
		frame,
		zoom,
		/** Makes this the slide that shows, by a press on its link or otherwise, or ends that. */
		setCurrent( isCurrent: boolean, isPressed = false ): void {
			frame.inert = ! isCurrent;
			hide?.();
			hide = isCurrent ? show?.( isPressed ) : undefined;
			if ( zoom?.isOn() && ! isCurrent ) {
				zoom.reset();
			}
		},
	};
}

export type Slide = ReturnType< typeof createSlide >;
