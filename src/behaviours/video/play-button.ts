import {
	cleanupAll,
	listen,
	rememberAttributes,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { makeElement } from '../core/make-element';
import { createPoster } from './create-poster';
import type { WaitingVideo } from './click-to-load';
import { hasModifier } from '../core/modifiers';

/** What the visitor presses in place of a frame: the poster, or a plain button. */
function createButton( { element, poster, title }: WaitingVideo ) {
	const button = makeElement( 'button', { type: 'button' }, title );
	button.style.cssText = element.style.cssText;
	if ( poster ) {
		button.prepend( createPoster( poster ) );
	}
	return button;
}

/** Keeps a frame's address back, and puts a button in its place. */
function replaceFrame(
	waiting: WaitingVideo
): readonly [ HTMLElement, Cleanup ] {
	const { element } = waiting;
	const button = createButton( waiting );
	element.removeAttribute( 'src' );
	element.hidden = true;
	element.before( button );
	return [ button, () => button.remove() ];
}

/**
 * What the visitor presses to load a film: its link, or a button in place of its frame. The undo
 * puts the markup back.
 */
export function createOpener(
	waiting: WaitingVideo,
	onPress: () => void
): Cleanup {
	const { element, title } = waiting;
	const undo = rememberAttributes( element, 'class', 'aria-label', 'hidden' );
	const [ opener, remove ] =
		element instanceof HTMLIFrameElement
			? replaceFrame( waiting )
			: [ element, () => {} ];
	opener.classList.add( 'chaty-video-play' );
	opener.setAttribute(
		'aria-label',
		title
			? `${ translate( 'Play' ) }: ${ title }`
			: translate( 'Play the video' )
	);
	return cleanupAll( [
		undo,
		remove,
		listen( opener, 'click', ( event ) => {
			if ( ! hasModifier( event as MouseEvent ) ) {
				event.preventDefault();
				onPress();
			}
		} ),
	] );
}
