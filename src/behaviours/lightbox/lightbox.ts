import { cleanupAll, emit, listen, loadChunk } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { closeOnBack } from '../core/back-button';
import type { Running } from '../core/handle';
import { isPictureLink, type PageLink } from './picture-link';
import { hasModifier } from '../core/modifiers';

/** The chunk: opens a link's picture; the cleanup closes it. */
export interface LightboxChunk {
	open: ( link: PageLink, onClosed: () => void ) => Cleanup;
}

const LINKS = 'a[href], area[href]';

/** The link that was pressed last, while the chunk loads. */
let requested: PageLink | undefined;

/** Whether the browser follows the link, because the chunk could not be loaded. */
let isFollowing = false;

/** Whether the click belongs to the browser: it opens a new tab, or downloads. */
const isForBrowser = ( event: MouseEvent ): boolean =>
	isFollowing ||
	event.defaultPrevented ||
	event.button > 0 ||
	hasModifier( event );

/** Closes the picture that shows. */
let close: Cleanup | undefined;

/** Opens a link's picture when the chunk has loaded; if that fails, follows the link. */
async function open( link: PageLink ): Promise< void > {
	if ( ! emit( link, 'lightbox:opening' ) ) {
		return;
	}
	requested = link;
	link.ariaBusy = 'true';
	const chunk = await loadChunk< LightboxChunk >( 'lightbox' );
	link.ariaBusy = null;
	if ( requested !== link ) {
		return;
	}
	if ( chunk ) {
		close = chunk.open( link, () => {
			close = undefined;
			cleanup();
		} );
		const cleanup = closeOnBack( close );
	} else {
		isFollowing = true;
		link.click();
		isFollowing = false;
	}
}

/**
 * Opens pictures over the page. The chunk loads when the pointer or the focus reaches a link; a press
 * before it has loaded is kept.
 */
export function attachLightbox( root: HTMLElement ): Running {
	const findLink = ( { target }: Event ): PageLink | undefined => {
		const link = ( target as Element ).closest< PageLink >( LINKS );
		return link && root.contains( link ) && isPictureLink( link )
			? link
			: undefined;
	};
	const handleClick = ( event: Event ) => {
		const link = findLink( event );
		if ( link && ! isForBrowser( event as MouseEvent ) ) {
			event.preventDefault();
			void open( link );
		}
	};
	const cleanup = cleanupAll( [
		listen(
			root,
			'pointerover focusin',
			( event ) => findLink( event ) && void loadChunk( 'lightbox' )
		),
		listen( root, 'click', handleClick ),
	] );
	const findLinks = () =>
		[
			...( root.parentElement ?? root ).querySelectorAll< PageLink >(
				LINKS
			),
		].filter( ( link ) => root.contains( link ) && isPictureLink( link ) );
	return Object.assign( cleanup, {
		items: () => findLinks().map( ( link ) => [ link ] ),
		setOpen( isOpen: boolean, item = 0 ) {
			const link = findLinks()[ item ];
			if ( ! isOpen ) {
				close?.();
			} else if ( link ) {
				void open( link );
			}
		},
	} );
}
