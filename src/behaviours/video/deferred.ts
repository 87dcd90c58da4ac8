import {
	cleanupAll,
	emit,
	hasModifier,
	listen,
	makeElement,
	rememberAttributes,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { mayEmbed, whenEmbeddingIsAllowed } from '../core/consent';
import { readDeferredVideo, type DeferredVideo } from './deferred-video';
import { readEmbedUrl } from './video';
import {
	createPlayer,
	createPoster,
	isFrame,
	startPlayer,
} from '../core/player';

/** Replaces a frame by a button, with the poster if there is one, and keeps the frame from loading. */
function replaceFrame( { element, poster, title }: DeferredVideo ) {
	const button = makeElement( 'button', { type: 'button' }, title );
	button.style.cssText = element.style.cssText;
	if ( poster ) {
		button.prepend( createPoster( poster ) );
	}
	// Copies of the element need the address too.
	element.dataset[ 'src' ] = readEmbedUrl( element );
	element.removeAttribute( 'src' );
	element.hidden = true;
	element.before( button );
	return button;
}

function createPlayButton(
	video: DeferredVideo,
	onPress: () => void
): Cleanup {
	const { element, title } = video;
	const restore = rememberAttributes(
		element,
		'class',
		'aria-label',
		'hidden'
	);
	const isReplaced = isFrame( element );
	const button = isReplaced ? replaceFrame( video ) : element;
	button.classList.add( 'chaty-video-play' );
	button.setAttribute(
		'aria-label',
		title
			? `${ translate( 'Play' ) }: ${ title }`
			: translate( 'Play the video' )
	);
	return cleanupAll( [
		restore,
		() => isReplaced && button.remove(),
		listen( button, 'click', ( event ) => {
			if ( ! hasModifier( event as MouseEvent ) ) {
				event.preventDefault();
				onPress();
			}
		} ),
	] );
}

/** Replaces a link by the player; a frame is its own player. */
function play( video: DeferredVideo, isUserInitiated: boolean ): Cleanup {
	const { element, source } = video;
	const restore = rememberAttributes( element, 'hidden' );
	if ( isFrame( element ) ) {
		element.hidden = false;
		startPlayer( element, video, isUserInitiated );
		return restore;
	}
	const player = createPlayer( source );
	player.className = 'chaty-video-embed';
	player.style.cssText = element.style.cssText;
	startPlayer( player, video, isUserInitiated );
	element.hidden = true;
	element.after( player );
	return cleanupAll( [ restore, () => player.remove() ] );
}

const findPlayer = ( { element }: DeferredVideo ): HTMLElement =>
	isFrame( element )
		? element
		: ( element.nextElementSibling as HTMLElement );

/** Waits for a press, or for consent where that is enough; until then the host gets no request. */
function waitForVisitor( video: DeferredVideo ): Cleanup {
	const { element, click } = video;
	let cleanup: Cleanup;
	const start = ( isUserInitiated: boolean ) => {
		cleanup();
		cleanup = play( video, isUserInitiated );
		if ( isUserInitiated ) {
			findPlayer( video ).focus();
		}
		emit( element, 'video:loaded' );
	};
	cleanup = cleanupAll( [
		createPlayButton( video, () => start( true ) ),
		click === null
			? whenEmbeddingIsAllowed( () => start( false ) )
			: () => {},
	] );
	return () => cleanup();
}

/** Shows a video, at once or after a click: as `data-chaty-click` says, else by the visitor's consent. */
export function attachDeferred( element: HTMLElement ): Cleanup {
	const video = readDeferredVideo( element );
	if ( ! video ) {
		return () => {};
	}
	const { click } = video;
	const needsClick = click === null ? ! mayEmbed() : click !== 'false';
	return cleanupAll( [
		rememberAttributes(
			element,
			'src',
			'data-src',
			'title',
			'allow',
			'loading',
			'referrerpolicy'
		),
		needsClick ? waitForVisitor( video ) : play( video, false ),
	] );
}
