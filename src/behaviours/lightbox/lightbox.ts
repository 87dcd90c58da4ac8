import {
	cleanupAll,
	emit,
	hasModifier,
	listen,
	loadChunk,
} from '@chaty/runtime';
import {
	closeOnBack,
	setOverlayUrl,
	watchBackButton,
} from '../core/back-button';
import type { Cleanup } from '../../shared/types';
import type { Running } from '../core/handle';
import type { LightboxChunk, OpenLightbox } from './chunk';
import { isPictureLink, type PageLink } from './picture-link';

const LINKS = 'a[href], area[href]';

/** The fragment of the address when the page began: an entry of a lightbox that was open is left at once. */
let { hash: asked } = location;

/** The link that was pressed last, while the chunk loads. */
let requested: PageLink | undefined;

/** Whether the browser follows the link, because the chunk could not be loaded. */
let isFollowing = false;

/** The lightbox that is open. */
let opened: OpenLightbox | undefined;

/** The Back button is watched from the first start on: the script may run again, where the page's body is replaced. */
let unwatch: Cleanup | undefined;

/** Whether the click belongs to the browser: it opens a new tab, or downloads. */
const isForBrowser = ( event: MouseEvent ): boolean =>
	isFollowing ||
	event.defaultPrevented ||
	event.button > 0 ||
	hasModifier( event );

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
		const leave = closeOnBack( () => opened?.close() );
		opened = chunk.open( link, {
			onShown: setOverlayUrl,
			onClosed() {
				opened = undefined;
				leave();
			},
		} );
	} else {
		isFollowing = true;
		link.click();
		isFollowing = false;
	}
}

/** Opens the picture that the address names, if it is one of these. */
async function openAsked( links: readonly PageLink[] ): Promise< void > {
	if ( asked.startsWith( '#picture=' ) ) {
		const chunk = await loadChunk< LightboxChunk >( 'lightbox' );
		const link = chunk?.findAsked( asked, links );
		if ( link ) {
			asked = '';
			void open( link );
		}
	}
}

/** What scripts can do with the pictures of an element. */
function createMethods( findLinks: () => readonly PageLink[] ) {
	const show = ( item: number ) => {
		const link = findLinks()[ item ];
		if ( link && ! opened?.show( link ) ) {
			void open( link );
		}
	};
	return {
		items: () => findLinks().map( ( link ) => [ link ] ),
		current: () =>
			findLinks().flatMap( ( link, item ) =>
				link === opened?.current() ? item : []
			),
		show,
		step: ( by: number ) => opened?.step( by ),
		setOpen: ( isOpen: boolean, item = 0 ) =>
			isOpen ? show( item ) : opened?.close(),
	};
}

/**
 * Opens pictures over the page. The chunk loads when the pointer or the focus reaches a link; a press
 * before it has loaded is kept.
 */
export function attachLightbox( root: HTMLElement ): Running {
	const isOwn = ( link: PageLink | null ): link is PageLink =>
		!! link && root.contains( link ) && isPictureLink( link );
	const findLinks = () =>
		[
			...( root.parentElement ?? root ).querySelectorAll< PageLink >(
				LINKS
			),
		].filter( isOwn );
	const listenToLink = (
		types: string,
		handle: ( link: PageLink, event: Event ) => void
	) =>
		listen( root, types, ( event ) => {
			const link = ( event.target as Element ).closest< PageLink >(
				LINKS
			);
			if ( isOwn( link ) ) {
				handle( link, event );
			}
		} );
	const cleanup = cleanupAll( [
		listenToLink(
			'pointerover focusin',
			() => void loadChunk( 'lightbox' )
		),
		listenToLink( 'click', ( link, event ) => {
			if ( ! isForBrowser( event as MouseEvent ) ) {
				event.preventDefault();
				void open( link );
			}
		} ),
		listen( 'window', 'hashchange', () => {
			// Empty where the entry of a lightbox is left.
			asked = location.hash || asked;
			void openAsked( findLinks() );
		} ),
	] );
	unwatch ??= watchBackButton();
	void openAsked( findLinks() );
	return Object.assign( cleanup, createMethods( findLinks ) );
}
