import { cleanupAll, loadChunk, rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { readRatio } from './embed-ratio';
import { isVideoEmbed } from './video-embed';

/** The later half: films that wait for a click, and films behind a part of the page. */
export interface VideoView {
	attach: ( element: HTMLElement ) => Cleanup;
}

/** What the later half is for. */
const LATER =
	'a, .wp-block-cover__video-background, [data-chaty-background], [data-vc-video-bg], iframe[data-src], [data-chaty-click] iframe, iframe[data-chaty-click]';

/** Gives an embed the width that is there, and the height of its own ratio. */
function fit( embed: HTMLElement ): Cleanup {
	const undo = rememberAttributes( embed, 'class', 'style' );
	const ratio = readRatio(
		embed.getAttribute( 'width' ),
		embed.getAttribute( 'height' )
	);
	embed.classList.add( 'chaty-video-embed' );
	embed.style.setProperty( '--chaty-video-ratio', ratio.join( ' / ' ) );
	return undo;
}

/** Loads the later half for an element, unless that has ended meanwhile. */
function attachLater( element: HTMLElement ): Cleanup {
	let undo: Cleanup | undefined = () => {};
	void loadChunk< VideoView >( 'video' ).then( ( view ) => {
		undo &&= view?.attach( element ) ?? undo;
	} );
	return () => {
		undo?.();
		undo = undefined;
	};
}

/**
 * Films of the page (spec section 2, "Responsive video embeds"): embeds take the width that is
 * there; those that wait for a click, and films behind a part of the page, come with the later half.
 */
export function attachVideo( element: HTMLElement ): Cleanup {
	const isEmbed = isVideoEmbed( element );
	const isOther =
		! isEmbed && /^(iframe|object|embed)$/.test( element.localName );
	return cleanupAll( [
		isEmbed ? fit( element ) : () => {},
		! isOther && element.matches( LATER )
			? attachLater( element )
			: () => {},
	] );
}
