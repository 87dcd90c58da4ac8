import {
	cleanupAll,
	listen,
	log,
	prefersReducedMotion,
	rememberAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { wantsLessData } from '../core/data-saver';
import { makeElement } from '../core/make-element';
import { mayEmbed, whenEmbeddingIsAllowed } from '../core/consent';
import { isViewportFrom } from '../core/viewport';
import {
	createFilePlayer,
	createYoutubePlayer,
	type BackgroundPlayer,
} from './background-player';
import { createPoster } from './create-poster';
import { keepCovered } from './cover';
import { createPlayControl } from './play-control';
import { readVideo, type VideoAddress } from './video-address';

/** Below this the origin showed no film. */
const ORIGIN_FROM_PX = 768;

/** Makes the layer behind a part of the page, with its poster. */
function createLayer( box: HTMLElement ): HTMLElement {
	const poster = box.getAttribute( 'data-chaty-poster' );
	const layer = makeElement(
		'div',
		{ class: 'chaty-video-background' },
		...( poster ? [ createPoster( poster ) ] : [] )
	);
	layer.inert = true;
	return layer;
}

/** The film of a part of the page; null, and a line in the console, where there is none that fits. */
function readFilm( box: HTMLElement ): VideoAddress | null {
	const address =
		box.getAttribute( 'data-chaty-background' ) ??
		box.getAttribute( 'data-vc-video-bg' ) ??
		'';
	const film = readVideo( address, box.baseURI );
	if ( film && ( film.kind === 'file' || film.kind === 'youtube' ) ) {
		return film;
	}
	log( `no background video at ${ address }` );
	return null;
}

/** Whether the poster stands alone: moving pictures, or their weight, are not wanted. */
const isStill = ( box: HTMLElement ) =>
	prefersReducedMotion() ||
	wantsLessData() ||
	( ! box.hasAttribute( 'data-chaty-background' ) &&
		! isViewportFrom( ORIGIN_FROM_PX ) );

/** Stops the film when the visitor comes to want less motion. */
const stopOnWish = ( box: HTMLElement, stop: () => void ): Cleanup => {
	const query = box.ownerDocument.defaultView?.matchMedia(
		'(prefers-reduced-motion: reduce)'
	);
	return query
		? listen( query, 'change', () => prefersReducedMotion() && stop() )
		: () => {};
};

/** A film with its control: begun at once, or by the visitor. */
function showFilm(
	[ box, layer ]: readonly [ HTMLElement, HTMLElement ],
	film: VideoAddress
): Cleanup {
	let player: BackgroundPlayer | undefined;
	const undos: Cleanup[] = [];
	const begin = () => {
		player =
			film.kind === 'youtube'
				? createYoutubePlayer( box.ownerDocument, film )
				: createFilePlayer( box.ownerDocument, film );
		layer.append( player.element );
		undos.push(
			keepCovered( box, player.element ),
			player.watch( control.show )
		);
	};
	const control = createPlayControl( box, ( willPlay ) => {
		if ( ! player ) {
			begin();
		} else if ( willPlay ) {
			player.play();
		} else {
			player.pause();
		}
	} );
	undos.push(
		control.undo,
		stopOnWish( box, () => player?.pause() )
	);
	if ( film.kind === 'file' || mayEmbed() ) {
		begin();
	} else {
		undos.push( whenEmbeddingIsAllowed( () => player ?? begin() ) );
	}
	return () => cleanupAll( undos )();
}

/**
 * A film behind a part of the page (spec section 2, "full-width video background"): muted, without
 * end, with a control that stops it. Where the visitor wants less motion or less data there is the
 * poster alone; where they have not consented, YouTube is asked for nothing until they press.
 */
export function attachBackground( box: HTMLElement ): Cleanup {
	const film = readFilm( box );
	if ( ! film || box.querySelector( ':scope > .vc_video-bg' ) ) {
		return () => {};
	}
	const layer = createLayer( box );
	const undo = rememberAttributes( box, 'class' );
	box.classList.add( 'chaty-video-box' );
	box.prepend( layer );
	return cleanupAll( [
		undo,
		() => layer.remove(),
		isStill( box ) ? () => {} : showFilm( [ box, layer ], film ),
	] );
}
