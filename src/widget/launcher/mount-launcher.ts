import type { Cleanup } from '../../shared/types';
import { nextFrame } from '../browser/core';
import { getFileUrl } from '../domain/files';
import type { PanelEvent } from '../domain/panel-machine';
import { getDeviceName } from '../domain/plan';
import { impressionEvent } from '../domain/tracking';
import type {
	LauncherContext,
	PreparedWidget,
	Request,
} from '../services/context';
import { isDismissed } from '../services/dismissals';
import { applyAttention, CTA_MARK, getAttention } from './attention';
import { takeEarlyPress } from './early-press';

type Parts = LauncherContext & PreparedWidget;

/** Events before a press: they already load the open widget, still closed. */
const INTENT_EVENTS = [ 'pointerenter', 'focusin', 'touchstart' ];

/** This page's widgets by their id. */
const mounted = new Map< string, Element >();

/** Whether a widget of this id shows. */
export const isMounted = ( id: string ): boolean =>
	!! mounted.get( id )?.isConnected;

/** Listens for intent and presses on the launcher of a list. The cleanup ends that of presses. */
function listenToLauncher(
	{ browser, container, request }: Parts,
	onIntent: () => void
): Cleanup {
	takeEarlyPress( container, () =>
		request( { type: 'open', isUserInitiated: true, isPress: true } )
	);
	for ( const type of INTENT_EVENTS ) {
		browser.listen( container, type, onIntent );
	}
	return browser.listen( container, 'click', ( { target } ) => {
		if ( ( target as Element ).closest( 'button:not(.chaty-cta-hide)' ) ) {
			request( { type: 'toggle' } );
		}
	} );
}

/** Puts the widget on the page as its visitor sees it. */
function show( { widget, container, assets, ...parts }: Parts ): void {
	const { browser, attention } = parts;
	applyAttention( container, attention, assets );
	container.removeAttribute( 'data-pending' );
	container.classList.add( 'active' );
	if ( ! container.isConnected ) {
		browser.append( container );
	}
	parts.onShow?.();
	mounted.set( widget.id, container );
	parts.onEnd( () => mounted.delete( widget.id ) );
	browser.addStylesheet(
		attention.hasEffect && getFileUrl( assets, 'effects.css' )
	);
	browser.emit( 'chaty:shown', { widget: widget.id } );
	parts.onEnd(
		browser.watchNeighbors( container.firstElementChild, () =>
			parts.load( 'room' ).then( ( run ) => run && parts.onEnd( run() ) )
		)
	);
}

/** Hides the call to action at a press on its cross, now and for as long as marks count. */
function listenToCross( { browser, container, tracker }: Parts ): void {
	browser.listen( container, 'click', ( { target } ) => {
		if ( ( target as Element ).matches( '.chaty-cta-hide' ) ) {
			// By a class, because the elements may be React's. The text remains the launcher's name.
			container.classList.add( 'chaty-quiet' );
			container.querySelector< HTMLElement >( 'a, button' )?.focus();
			tracker.track( { keys: [ CTA_MARK ], fields: [] } );
		}
	} );
}

/** Counts the impression; nothing waits for that. */
function track( { browser, tracker }: Parts, isOpen: boolean ): void {
	browser.postpone( () => {
		const ids = [ ...mounted.keys() ].join();
		// All cookies are read before any is written: a browser asks its network process anew after that.
		const event = impressionEvent( tracker.read( isOpen ) );
		if ( tracker.readMark( 'activechatyWidgets' ) !== ids ) {
			tracker.writeMark( 'activechatyWidgets', ids, 1 );
		}
		tracker.track( event );
	} );
}

/** Whether a chat opens by itself that the visitor has not dismissed. */
const hasDefaultOpenPanel = ( parts: Parts ): boolean =>
	parts.widget.channels.some(
		( [ slug, , isDefaultOpen ] ) =>
			isDefaultOpen &&
			parts.slugs.includes( slug ) &&
			! isDismissed( parts, slug )
	);

/** Opens the list of links that is printed for pages without scripts: the widget's own cannot come. */
function openLinks( { container, widget, device }: Parts ): void {
	const list = container.parentNode?.querySelector< HTMLDetailsElement >(
		`.chaty-id-${ widget.id }>details`
	);
	if ( list ) {
		list.dataset[ 'device' ] = getDeviceName( device );
		list.open = true;
		list.querySelector( 'summary' )?.focus();
	}
}

/** Loads the open widget on intent, and hands it the events that have waited for it. */
function createOpener(
	given: Omit< Parts, 'request' >,
	onOpenable: () => void
): { parts: Parts; mount: () => Promise< void > } {
	const { container, load } = given;
	const isLink = !! container.querySelector( '.single a' );
	/** Handles requests once the open widget is there. */
	let handle: Request | undefined;
	let waiting: PanelEvent[] = [];

	async function mount() {
		const mountApp = await load( 'widget' );
		// Where React draws the launcher anew, as on a translated page, a press that has begun would be no click.
		while ( ! waiting.length && container.querySelector( ':active' ) ) {
			await nextFrame();
		}
		if ( handle ) {
			return;
		}
		container.removeAttribute( 'data-busy' );
		if ( mountApp ) {
			onOpenable();
			handle = mountApp( container, parts );
			waiting.forEach( handle );
		} else if ( waiting.length ) {
			// A later press tries again.
			waiting = [];
			openLinks( parts );
		}
	}

	function request( event: PanelEvent ) {
		if ( handle ) {
			handle( event );
			// What is not open need not be closed, and a link opens nothing.
		} else if ( ! isLink && ( event.type !== 'close' || waiting.length ) ) {
			waiting.push( event );
			container.setAttribute( 'data-busy', '' );
			void mount();
		}
	}

	const parts = { ...given, request };
	return { parts, mount };
}

/** Shows a widget whose launcher is drawn. Returns the function that takes its events. */
export function mountLauncher(
	given: Omit< Parts, 'attention' | 'request' >
): Request {
	const attention = getAttention( given );
	const isSingle = given.slugs.length === 1;
	const isOpen = !! given.widget.open && ! isSingle;
	let stop: Cleanup | undefined;
	const { parts, mount } = createOpener( { ...given, attention }, () => {
		stop?.();
		stop = () => undefined;
	} );
	show( parts );
	listenToCross( parts );
	if ( isSingle ) {
		void given.load( 'single_channel' ).then( ( listen ) => {
			// The open widget listens to its elements itself, and may have come first.
			stop ??= ( listen ?? listenToLauncher )( parts, mount );
		} );
	} else {
		stop = listenToLauncher( parts, mount );
	}
	track( parts, isOpen );
	if ( isOpen ) {
		parts.request( { type: 'open', isUserInitiated: false } );
	} else if ( hasDefaultOpenPanel( parts ) ) {
		void mount();
	}
	return parts.request;
}
