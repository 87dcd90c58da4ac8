import { cleanupAll, emit, listen, rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { registerChunk } from '../core/registry';
import { tryOr } from '../../shared/try-or';
import { setScrollLock } from '../core/scroll-lock';
import { findAlbum, readAlbumOptions } from './album';
import type { PageLink } from './picture-link';
import { createViewer, type PictureViewer } from './viewer';
import './chunk.scss';

/** The fragment that leads to a link's picture, where the page wants one. */
const readFragment = ( link: PageLink ): string =>
	link.closest( '[data-chaty-deep-link]' )
		? `#picture=${ encodeURIComponent(
				link.id || link.href.replace( /.*\//, '' )
		  ) }`
		: '';

/** Keeps the page behind the dialog still; the cleanup restores it as it was. */
function lockPage(): Cleanup {
	const { body, documentElement: root } = document;
	const cleanup = cleanupAll( [
		rememberAttributes( root, 'class', 'style' ),
		rememberAttributes( body, 'class', 'style' ),
	] );
	setScrollLock( true, 'chaty-lightbox-open' );
	return cleanup;
}

/** Focuses a link, or the nearest element around it that takes the focus: a slider may have hidden the link. */
function returnFocus( link: HTMLElement ): void {
	let element: HTMLElement | null = link;
	do {
		element.focus( { preventScroll: true } );
		element = element.parentElement;
	} while ( element && document.activeElement === document.body );
}

/** Removes the viewer that is open, or fades out, at once. */
let removeViewer: Cleanup = () => {};

/**
 * Opens a dialog; the cleanup closes it, and lets it fade. It closes by itself where its link is removed, as with a page
 * that a script replaces. It calls `onClosed` however it was closed.
 */
function openDialog(
	{ dialog, cleanup }: PictureViewer,
	link: PageLink,
	onClosed: () => void
): Cleanup {
	const unlockPage = lockPage();
	let isOpen = true;
	const remove = () => {
		cleanup();
		dialog.remove();
	};
	/** The browser can close the dialog too. */
	const handleClosed = () => {
		if ( isOpen ) {
			isOpen = false;
			observer.disconnect();
			unlockPage();
			dialog.inert = true;
			onClosed();
			const fading = dialog.getAnimations?.() ?? [];
			void Promise.allSettled(
				fading.map( ( { finished } ) => finished )
			).then( remove );
		}
	};
	const close = () => {
		dialog.close();
		handleClosed();
	};
	const observer = new MutationObserver( () => link.isConnected || close() );
	observer.observe( document, { childList: true, subtree: true } );
	listen( dialog, 'close', handleClosed );
	document.body.append( dialog );
	dialog.showModal();
	dialog.focus();
	removeViewer = () => {
		close();
		remove();
	};
	return close;
}

interface OpenOptions {
	/** Called with the fragment that leads to each picture that shows; empty where the page wants none. */
	readonly onShown: ( fragment: string ) => void;
	readonly onClosed: () => void;
}

/** Opens the target of a link over the page, with its album. */
function open( link: PageLink, { onShown, onClosed }: OpenOptions ) {
	removeViewer();
	const links = findAlbum( link );
	let shown = link;
	const viewer = createViewer( {
		links,
		album: readAlbumOptions( link ),
		close: () => close(),
		onFailed: ( one ) => emit( one, 'lightbox:failed' ),
		onShown( one ) {
			shown = one;
			emit( one, 'lightbox:shown' );
			onShown( readFragment( one ) );
		},
	} );
	const { row } = viewer;
	const close = openDialog( viewer, link, () => {
		returnFocus( link );
		onClosed();
		emit( link, 'lightbox:closed' );
	} );
	emit( link, 'lightbox:opened' );
	row.show( links.indexOf( link ), true );
	return {
		close,
		step: ( by: number ) => row.canStep( by ) && row.step( by ),
		/** The link whose picture shows. */
		current: () => shown,
		/** Shows the picture of another link; false where that is not in the album. */
		show( other: PageLink ): boolean {
			const index = links.indexOf( other );
			if ( index >= 0 ) {
				row.show( index, false );
			}
			return index >= 0;
		},
	};
}

/** The link whose picture a fragment names; the address loses it, and Back returns there. */
function findAsked(
	fragment: string,
	links: readonly PageLink[]
): PageLink | undefined {
	const found = links.find(
		( link ) => fragment && readFragment( link ) === fragment
	);
	if ( found ) {
		const { pathname, search } = location;
		tryOr( () =>
			history.replaceState( history.state, '', pathname + search )
		);
	}
	return found;
}

const chunk = { findAsked, open };

export type LightboxChunk = typeof chunk;
export type OpenLightbox = ReturnType< typeof open >;

registerChunk( 'lightbox', chunk );
