import { findGlobal } from '../shared/globals';
import { asRecord, readText } from '../shared/raw-values';
import { tryOr } from '../shared/try-or';
import type { Cleanup } from '../shared/types';
import type { PreviewVisitor } from '../shared/preview-messages';
import { coreBrowser } from '../widget/browser/core';
import type { Browser } from '../widget/browser/types';
import type { Bundles } from '../widget/services/context';
import { getMoment, getUserAgent } from './visitor';

/** The query argument that requests the preview (`class-preview-page.php`); visitors' addresses do not have it. */
const ARGUMENT = 'chaty-preview';

/** Globals of the page that the widget may find: no analytics and no consent tool is among them. */
const GLOBALS =
	/^(chaty_(compose|panel_[a-z]+|single_channel)|launch_chaty|close_chaty)$/;

interface Parts {
	readonly visitor: PreviewVisitor;
	readonly cookies: ReadonlyMap< string, string >;
	readonly createBundles: ( browser: PreviewBrowser ) => Partial< Bundles >;
	readonly onShown: ( id: string ) => void;
}

/** A browser that does nothing outside the page, and whose changes can be undone. */
export interface PreviewBrowser extends Browser {
	/** Keeps a cleanup for the end. The returned function runs it before. */
	readonly keep: ( cleanup: Cleanup ) => Cleanup;
	/** Undoes everything that was done through this browser. Later calls do nothing. */
	readonly cleanUp: Cleanup;
}

function readUrl(): string {
	const { href } = window.location;
	return tryOr( () => {
		const url = new URL( href );
		url.searchParams.delete( ARGUMENT );
		return url.href;
	}, href );
}

function createKeeper() {
	const cleanups = new Set< Cleanup >();
	let isOver = false;
	return {
		isOver: () => isOver,
		keep( cleanup: Cleanup ): Cleanup {
			const once = () => {
				if ( cleanups.delete( once ) ) {
					cleanup();
				}
			};
			cleanups.add( once );
			if ( isOver ) {
				once();
			}
			return once;
		},
		cleanUp() {
			isOver = true;
			// The last first, because later ones depend on earlier ones.
			[ ...cleanups ]
				.reverse()
				.forEach( ( cleanup ) => tryOr( cleanup, undefined ) );
		},
	};
}

/** The page as the widget finds it: without a printed launcher, and for this visitor. */
function createFacts( { visitor }: Parts ) {
	const now = getMoment( visitor );
	return {
		now: () => now,
		readPrinted: () => ( { assets: findGlobal( 'chaty_assets' ) } ),
		findPrinted: () => [],
		hasPrintedStyles: () => false,

		readFacts() {
			const { userAgent, title } = coreBrowser.readFacts();
			return {
				userAgent: getUserAgent( visitor, userAgent ),
				title,
				url: readUrl(),
				hasPrivacyControl: false,
			};
		},
	} satisfies Partial< Browser >;
}

const nothing = () => undefined;

/** Methods that do nothing here: those of the network, and those that wait for the page to load or to be idle. */
const INERT = {
	post: async () => true,
	log: nothing,
	postpone: nothing,
	whenLoaded: () => new Promise( nothing ),
	watchBody: nothing,
	watchNeighbors: () => nothing,
	watchOpeners: nothing,
	watchSettings: nothing,
	whenParsed: async () => undefined,
} satisfies Partial< Browser >;

/** Methods that change the page, which are undone in the end. */
function createDeeds(
	{ keep, isOver }: ReturnType< typeof createKeeper >,
	{ onShown }: Parts
) {
	return {
		listen: ( ...given ) => keep( coreBrowser.listen( ...given ) ),

		emit( name, detail ) {
			if ( name === 'chaty:shown' && ! isOver() ) {
				onShown( readText( asRecord( detail ), 'widget' ) );
			}
			return true;
		},

		append( element ) {
			if ( ! isOver() ) {
				coreBrowser.append( element );
			}
			keep( () => element.remove() );
		},

		publish( name, value ) {
			if ( ! isOver() ) {
				coreBrowser.publish( name, value );
				keep( () => coreBrowser.publish( name, undefined ) );
			}
		},
	} satisfies Partial< Browser >;
}

/** A real page with a simulated visitor: nothing is sent, stored or reported, not even to the page's own scripts. */
export function createPreviewBrowser( parts: Parts ): PreviewBrowser {
	const keeper = createKeeper();
	const cookies = new Map( parts.cookies );
	const browser: PreviewBrowser = {
		...coreBrowser,
		...INERT,
		...createFacts( parts ),
		...createDeeds( keeper, parts ),
		keep: keeper.keep,
		cleanUp: keeper.cleanUp,
		readCookie: ( name ) => cookies.get( name ) ?? '',
		writeCookie: ( name, value ) => void cookies.set( name, value ),
		find( name ) {
			const own = name.replace( 'chaty_', '' ) as keyof Bundles;
			const global = GLOBALS.test( name ) && coreBrowser.find( name );
			return bundles[ own ] ?? ( global || undefined );
		},
	};
	const bundles = parts.createBundles( browser );
	return browser;
}
