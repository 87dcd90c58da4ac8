import { cleanupAll, listen, loadChunk } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { closeOnBack } from '../core/back-button';
import { isPictureLink, type PageLink } from './picture-link';

/** The later half: what opens a picture, and answers what closes it. */
export interface LightboxView {
	open: ( link: PageLink, onClosed: () => void ) => Cleanup;
}

/** The link that was pressed last, while the later half is on its way. */
let wanted: PageLink | undefined;

/** Whether a link is being followed after all. */
let isFollowing = false;

/** Whether the visitor wants the link itself: in a new tab, or as a download. */
const isForBrowser = ( event: MouseEvent ): boolean =>
	isFollowing ||
	event.defaultPrevented ||
	event.button + +event.altKey > 0 ||
	event.ctrlKey ||
	event.metaKey ||
	event.shiftKey;

/** Opens a link's picture as soon as the later half is there; without it the link is followed. */
async function open( link: PageLink ): Promise< void > {
	wanted = link;
	link.ariaBusy = 'true';
	const view = await loadChunk< LightboxView >( 'lightbox' );
	link.ariaBusy = null;
	if ( wanted !== link ) {
		return;
	}
	if ( view ) {
		const undo = closeOnBack( view.open( link, () => undo() ) );
	} else {
		isFollowing = true;
		link.click();
		isFollowing = false;
	}
}

/**
 * Links to pictures open them over the page (spec section 2, "Image lightbox links"). The visitor
 * who never comes near one loads nothing more; a press before the later half is there is kept.
 */
export function attachLightbox( root: HTMLElement ): Cleanup {
	const findLink = ( { target }: Event ): PageLink | undefined => {
		const link = ( target as Element ).closest< PageLink >(
			'a[href], area[href]'
		);
		return link && root.contains( link ) && isPictureLink( link )
			? link
			: undefined;
	};
	const onClick = ( event: Event ) => {
		const link = findLink( event );
		if ( link && ! isForBrowser( event as MouseEvent ) ) {
			event.preventDefault();
			void open( link );
		}
	};
	return cleanupAll( [
		listen(
			root,
			'pointerover focusin',
			( event ) => findLink( event ) && void loadChunk( 'lightbox' )
		),
		listen( root, 'click', onClick ),
	] );
}
