import { cleanupAll, emit, rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { mayEmbed, whenEmbeddingIsAllowed } from '../core/consent';
import { createOpener } from './play-button';
import { createPlayer, startPlayer } from './player';
import { readWaiting, type WaitingVideo } from './click-to-load';

/** Puts the player in the place of what waits, and gives the way back. A frame is its own player. */
function play( waiting: WaitingVideo, isAsked: boolean ): Cleanup {
	const { element, video } = waiting;
	const undo = rememberAttributes( element, 'hidden' );
	if ( element instanceof HTMLIFrameElement ) {
		element.hidden = false;
		startPlayer( element, waiting, isAsked );
		return undo;
	}
	const player = createPlayer( element.ownerDocument, video.kind === 'file' );
	player.className = 'chaty-video-embed';
	player.style.cssText = element.style.cssText;
	startPlayer( player, waiting, isAsked );
	element.hidden = true;
	element.after( player );
	return cleanupAll( [ undo, () => player.remove() ] );
}

/** The player of what waits. */
const findPlayer = ( { element }: WaitingVideo ): HTMLElement =>
	element instanceof HTMLIFrameElement
		? element
		: ( element.nextElementSibling as HTMLElement );

/** Asks the player's host for nothing until the visitor presses, or consents where that is enough. */
function waitForVisitor( waiting: WaitingVideo ): Cleanup {
	const { element, click } = waiting;
	let undo: Cleanup;
	const begin = ( isAsked: boolean ) => {
		undo();
		undo = play( waiting, isAsked );
		if ( isAsked ) {
			findPlayer( waiting ).focus();
		}
		emit( element, 'video:loaded' );
	};
	undo = cleanupAll( [
		createOpener( waiting, () => begin( true ) ),
		click === null
			? whenEmbeddingIsAllowed( () => begin( false ) )
			: () => {},
	] );
	return () => undo();
}

/**
 * A film that waits for a click: where the page says so, and else where the visitor has not
 * consented, as the WP Consent API knows.
 */
export function attachDeferred( element: HTMLElement ): Cleanup {
	const waiting = readWaiting( element );
	if ( ! waiting ) {
		return () => {};
	}
	const { click } = waiting;
	const needsClick = click === null ? ! mayEmbed() : click !== 'false';
	return cleanupAll( [
		rememberAttributes(
			element,
			...[ 'src', 'title', 'allow', 'loading' ],
			'referrerpolicy'
		),
		needsClick ? waitForVisitor( waiting ) : play( waiting, false ),
	] );
}
