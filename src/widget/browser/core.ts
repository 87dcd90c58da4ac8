import { publish } from '../../shared/globals';
import { loadScripts, loadStylesheet } from '../../shared/script-loader';
import { requestIdle } from '../../shared/timers';
import { tryOr } from '../../shared/try-or';
import { countingBrowser } from './counting';
import { watchNeighbors } from './neighbors';
import { watchOpeners } from './openers';
import {
	findPrinted,
	hasPrintedStyles,
	readPrinted,
	watchBody,
} from './printed';

declare global {
	interface Window {
		chaty_settings?: unknown;
	}
	interface HTMLElement {
		/** Not in TypeScript's DOM library yet, nor in every browser. */
		moveBefore?: ( node: Element, child: Node | null ) => void;
	}
	interface Navigator {
		/** Not in TypeScript's DOM library yet. */
		readonly globalPrivacyControl?: boolean;
	}
}

const stylesheetUrls = new Set< string >();

/** Resolves with an event of the window, or once the page has loaded. */
const when = ( type = 'load' ) =>
	new Promise( ( resolve ) => {
		if ( document.readyState === 'complete' ) {
			resolve( null );
		}
		window.addEventListener( type, resolve );
		window.addEventListener( 'load', resolve );
	} );

/**
 * Calls back with the settings that a script has set, or else the printed ones, and with each object that is set later.
 * A site may delay the script that sets them, so the variable becomes a property with a setter; nothing polls.
 */
function watchSettings( onSettings: ( settings: unknown ) => void ): void {
	let current = window.chaty_settings;
	// An element with this id is a global, too.
	if ( current === undefined || current instanceof Node ) {
		current = readPrinted( 'settings' );
	}
	tryOr( () => {
		Object.defineProperty( window, 'chaty_settings', {
			configurable: true,
			get: () => current,
			set: ( settings: unknown ) => {
				current = settings;
				// After the statements that follow the assignment, which may complete the settings.
				queueMicrotask( () => onSettings( settings ) );
			},
		} );
	} );
	if ( current !== undefined ) {
		onSettings( current );
	}
}

export const nextFrame = () => new Promise( requestAnimationFrame );

/** Calls back once, when the page has painted and has nothing else to do, or when the visitor leaves it. */
function postpone( onIdle: () => void ): void {
	let isDone = false;
	const run = () => {
		if ( ! isDone ) {
			isDone = true;
			onIdle();
		}
	};
	window.addEventListener( 'pagehide', run, { once: true } );
	if ( document.hidden ) {
		requestIdle( run );
	} else {
		requestAnimationFrame( () => requestIdle( run ) );
	}
}

/** What every page with a widget needs of the browser. */
export const coreBrowser = {
	...countingBrowser,
	readPrinted,
	watchBody,
	findPrinted,
	hasPrintedStyles,
	watchOpeners,
	watchSettings,
	/** Resolves when the page's own scripts have run. The event bubbles to the window. */
	whenParsed: () => when( 'DOMContentLoaded' ),
	whenLoaded: () => when(),
	loadScripts,
	publish,
	watchNeighbors,
	postpone,

	/** Dispatches an event on the document; false when a script prevented the default. */
	emit: ( name: string, detail: object ) =>
		document.dispatchEvent(
			new CustomEvent( name, { detail, cancelable: true } )
		),

	/** Loads a style sheet, if there is one, without blocking anything. */
	addStylesheet( href: string | false | undefined ): void {
		if ( href && ! stylesheetUrls.has( href ) ) {
			stylesheetUrls.add( href );
			void loadStylesheet( href );
		}
	},

	/** Puts the element at the end of the page, where the Tab key reaches it last, unless it would lose the focus. */
	append( element: Element ): void {
		const { body } = document;
		if ( element.matches( ':active' ) ) {
			// Moving the element during a press would prevent the click.
			window.addEventListener(
				'click',
				() => coreBrowser.append( element ),
				{ once: true }
			);
		} else if ( body.moveBefore && element.isConnected ) {
			body.moveBefore( element, null );
			// Without `moveBefore()`, moving the element takes its focus away.
		} else if ( ! element.contains( document.activeElement ) ) {
			body.append( element );
		}
	},
};
