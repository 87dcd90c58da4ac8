import { makeElement, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createPlayer, startPlayer } from '../core/player';
import type { VideoSource } from '../core/video-source';
import { readAlt } from './album';
import type { PageLink } from './picture-link';
import type { Zoom } from './zoom';

/** A picture, or the content that shows in its place. */
export interface Content {
	readonly element: HTMLElement;
	/** The zoom of a picture. */
	readonly zoom?: Zoom;
	/** Called when its slide comes to show; the cleanup, when the slide no longer does. */
	readonly show?: ( isPressed: boolean ) => Cleanup;
}

/** A video, which waits for a press: on its button, or before on the link. Its host gets no request until then. */
export function createVideo( link: PageLink, source: VideoSource ): Content {
	const element = makeElement( 'div', { class: 'chaty-lightbox-video' } );
	const title = readAlt( link );
	const src = link.querySelector( 'img' )?.currentSrc;
	const play = () => {
		const player = createPlayer( source );
		startPlayer( player, { source, title }, true );
		element.replaceChildren( player );
		return player;
	};
	const wait = () => {
		const button = makeElement( 'button', {
			type: 'button',
			class: 'chaty-lightbox-play',
			'aria-label': `${ translate(
				'Play the video'
			) } ${ title }`.trim(),
		} );
		button.onclick = () => play().focus();
		element.replaceChildren(
			...( src ? [ makeElement( 'img', { src, alt: '' } ) ] : [] ),
			button
		);
	};
	wait();
	return {
		element,
		show( isPressed ) {
			if ( isPressed ) {
				play();
			}
			return wait;
		},
	};
}

/** Content of the page, which moves into the lightbox while it shows. */
export function createInline( target: HTMLElement ): Content {
	const element = makeElement( 'div', {
		class: 'chaty-lightbox-inline',
		tabindex: '0',
	} );
	return {
		element,
		show() {
			const marker = document.createComment( '' );
			const { hidden } = target;
			target.replaceWith( marker );
			target.hidden = false;
			element.append( target );
			return () => {
				target.hidden = hidden;
				marker.replaceWith( target );
			};
		},
	};
}
