import { cleanupAll, loadChunk, rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { isVideoHost } from './video-hosts';

/** The chunk: videos that wait for a click, and background videos. */
export type AttachVideo = ( element: HTMLElement ) => Cleanup;

/** Elements that need the chunk. */
const NEEDS_CHUNK =
	'a, .wp-block-cover__video-background, [data-chaty-background], [data-vc-video-bg], iframe[data-src], [data-chaty-click] iframe, iframe[data-chaty-click]';

/** The hosts whose players FitVids knows. */
const PLAYER_URL =
	/player\.vimeo\.com|youtube(-nocookie)?\.com|kickstarter\.com.*video\.html/;

/**
 * Embeds that stay as they are: those that the page excludes, parts of an object, our players, and those in
 * a wrapper of FitVids, which sizes them by a padding.
 */
const EXCLUDED =
	'.fitvidsignore, .fitvidsignore *, .fluid-width-video-wrapper *, object *, [data-chaty-part]';

/** The URL of an embed, which `data-src` may keep from loading. */
export const readEmbedUrl = ( element: Element ): string =>
	element.getAttribute( 'src' ) ?? element.getAttribute( 'data-src' ) ?? '';

/** Embeds that another behaviour loads. */
const LAZY = '.lazy, [data-chaty~="lazy-media"]';

const isPlayer = ( frame: Element ): boolean => {
	const url = readEmbedUrl( frame );
	return (
		PLAYER_URL.test( url ) ||
		( ! frame.matches( LAZY ) && isVideoHost( url ) )
	);
};

/** Whether an element is a video embed: a player of a known host, an object, or marked as one. */
export function isVideoEmbed( element: Element ): boolean {
	return (
		! element.matches( EXCLUDED ) &&
		( element.matches( 'object, embed, iframe[data-chaty~="video"]' ) ||
			( element.matches( 'iframe' ) && isPlayer( element ) ) )
	);
}

/** Parses a number of pixels; 0 for anything else, such as `100%`. */
const parsePixels = ( text: string | null ): number =>
	/^\s*\d+(\.\d+)?(px)?\s*$/i.test( text ?? '' )
		? parseFloat( text ?? '' )
		: 0;

/** Width and height of an embed by its attributes; 16:9 unless it has both. */
export function readRatio(
	width: string | null,
	height: string | null
): readonly [ width: number, height: number ] {
	const ratio = [ parsePixels( width ), parsePixels( height ) ] as const;
	return ratio[ 0 ] && ratio[ 1 ] ? ratio : [ 16, 9 ];
}

/** Makes an embed as wide as its container, with its own ratio. */
function fit( embed: HTMLElement ): Cleanup {
	const cleanup = rememberAttributes( embed, 'class', 'style' );
	const ratio = readRatio(
		embed.getAttribute( 'width' ),
		embed.getAttribute( 'height' )
	);
	embed.classList.add( 'chaty-video-embed' );
	embed.classList.toggle( 'chaty-video-upright', ratio[ 1 ] > ratio[ 0 ] );
	embed.style.setProperty( '--chaty-video-ratio', ratio.join( ' / ' ) );
	return cleanup;
}

/** Loads the chunk and attaches it, unless the cleanup ran first. */
function attachChunk( element: HTMLElement ): Cleanup {
	let cleanup: Cleanup | undefined = () => {};
	void loadChunk< AttachVideo >( 'video' ).then( ( attach ) => {
		cleanup &&= attach?.( element ) ?? cleanup;
	} );
	return () => {
		cleanup?.();
		cleanup = undefined;
	};
}

/** Fits video embeds to their container, and loads the chunk for other kinds of videos. */
export function attachVideo( element: HTMLElement ): Cleanup {
	const isEmbed = isVideoEmbed( element );
	const isOtherEmbed =
		! isEmbed && /^(iframe|object|embed)$/.test( element.localName );
	return cleanupAll( [
		isEmbed ? fit( element ) : () => {},
		! isOtherEmbed && element.matches( NEEDS_CHUNK )
			? attachChunk( element )
			: () => {},
	] );
}
