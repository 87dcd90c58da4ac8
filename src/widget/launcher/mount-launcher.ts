import type { Cleanup } from '../../shared/types';
import { getFileUrl } from '../domain/files';
import type { PanelEvent } from '../domain/panel-machine';
import { getDeviceName } from '../domain/plan';
import { impressionEvent } from '../domain/tracking';
import { createQueue } from '../services/bundle-loader';
import type { LauncherContext, PreparedWidget } from '../services/context';
import { isDismissed } from '../services/dismissals';
import { applyAttention, CTA_MARK, getAttention } from './attention';
import { forgetPresses, takeEarlyPress } from './early-press';

/** A widget that is on the page. */
export interface MountedLauncher {
	request: ( event: PanelEvent ) => void;
}

type Parts = LauncherContext & PreparedWidget;

/** Events before a press: they already load the open widget, still closed. */
const INTENT_EVENTS = [ 'pointerenter', 'focusin', 'touchstart' ];

/** This page's widgets by their id. */
const mounted = new Map< string, Element >();

/** Whether a widget of this id shows. */
export const isMounted = ( id: string ): boolean =>
	!! mounted.get( id )?.isConnected;

/** Listens for intent and presses on the launcher of a list. */
function listenToLauncher(
	{ browser, container, request }: Parts,
	onIntent: () => void
): Cleanup[] {
	takeEarlyPress( container, () =>
		request( { type: 'open', isUserInitiated: true, isPress: true } )
	);
	return [
		...INTENT_EVENTS.map( ( type ) =>
			browser.listen( container, type, onIntent )
		),
		browser.listen( container, 'click', ( { target } ) => {
			if (
				( target as Element ).closest( 'button:not(.chaty-cta-hide)' )
			) {
				request( { type: 'toggle' } );
			}
		} ),
	];
}

/** Listens to the launcher, or to the single channel in its place, which opens without its bundle as well. */
function listen(
	parts: Parts,
	mount: () => void,
	keep: ( cleanups: readonly Cleanup[] ) => void
): void {
	if ( parts.slugs.length > 1 ) {
		keep( listenToLauncher( parts, mount ) );
		return;
	}
	void parts
		.load( 'single_channel' )
		.then( ( bundle ) =>
			keep(
				bundle ? [ bundle( parts ) ] : listenToLauncher( parts, mount )
			)
		);
}

/** Puts the widget on the page as its visitor sees it. */
function show( { widget, container, assets, ...parts }: Parts ): void {
	const { browser, attention } = parts;
	applyAttention( container, attention, assets );
	parts.onShow?.();
	container.removeAttribute( 'data-pending' );
	container.classList.add( 'active' );
	browser.append( container );
	mounted.set( widget.id, container );
	parts.onEnd( () => mounted.delete( widget.id ) );
	browser.addStylesheet(
		attention.hasEffect && getFileUrl( assets, 'effects.css' )
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
		if ( tracker.readMark( 'activechatyWidgets' ) !== ids ) {
			tracker.writeMark( 'activechatyWidgets', ids, 1 );
		}
		tracker.track( impressionEvent( tracker.read( isOpen ) ) );
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
function openLinks( {
	container,
	widget,
	device,
}: Pick< Parts, 'container' | 'widget' | 'device' > ): void {
	const list = container.parentNode?.querySelector< HTMLDetailsElement >(
		`.chaty-id-${ widget.id }>details`
	);
	if ( list ) {
		list.dataset[ 'device' ] = getDeviceName( device );
		list.open = true;
		list.querySelector( 'summary' )?.focus();
	}
}

/** Shows a widget whose launcher is drawn. */
export function mountLauncher(
	given: Omit< Parts, 'attention' | 'request' >
): MountedLauncher {
	const { browser, widget, container, load } = given;
	const isSingle = given.slugs.length === 1;
	const isLink = !! container.querySelector( '.single a' );
	const isOpen = !! widget.open && ! isSingle;
	let cleanups: Cleanup[] | null = [];

	async function mount() {
		const mountApp = await load( 'widget' );
		if ( ! cleanups ) {
			return;
		}
		const isAsked = container.hasAttribute( 'data-busy' );
		container.removeAttribute( 'data-busy' );
		if ( mountApp ) {
			cleanups.forEach( ( cleanup ) => cleanup() );
			cleanups = null;
			forgetPresses( container );
			queue.attach( mountApp( container, parts ) );
		} else {
			// A later press tries again.
			queue.clear();
			void ( isAsked && openLinks( given ) );
		}
	}

	const queue = createQueue< PanelEvent >( ( { type } ) => {
		// What is not open need not be closed.
		if ( type !== 'close' && ! isLink ) {
			container.toggleAttribute( 'data-busy', true );
			void mount();
		}
	} );
	const attention = getAttention( given );
	const parts: Parts = { ...given, attention, request: queue.push };
	show( parts );
	listenToCross( parts );
	listen( parts, mount, ( more ) => cleanups?.push( ...more ) );
	track( parts, isOpen );
	browser.emit( 'chaty:shown', { widget: widget.id } );
	if ( isOpen ) {
		queue.push( { type: 'open', isUserInitiated: false } );
	} else if ( hasDefaultOpenPanel( parts ) ) {
		void mount();
	}
	return { request: queue.push };
}
