import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/**
 * Messages of WordPress's own scripts: under SCRIPT_DEBUG, 6.6 and 6.7 about their React; from 7.1 on the Interactivity
 * API about a performance entry that Playwright's clock lacks, and the block editor about styles of its own. The last
 * is of its PHP: WordPress versions older than PHP 8.5 use what that deprecates.
 */
const KNOWN = [
	/You are importing (hydrate|create)Root from "react-dom"/,
	/'domContentLoadedEventStart'\)\s+at .*\/wp-includes\/js\/dist\/script-modules\/interactivity/,
	/global-styles-css-custom-properties-inline-css was added to the iframe incorrectly/,
	/Using null as an array offset is deprecated, .* in \S*\/wp-includes\/class-wp-(block|block-type-registry|theme-json)\.php /,
];

const isLocal = ( url: string ) =>
	! /^(https?|wss?):/.test( url ) ||
	[ '127.0.0.1', 'localhost' ].includes( new URL( url ).hostname );

/** Errors and warnings of the pages of a test; a test with any of them fails. */
export class Complaints {
	readonly found: string[] = [];
	private readonly allowed = [ ...KNOWN ];

	/** Allows messages of this kind, also those that are already there. */
	allow( pattern: RegExp ) {
		this.allowed.push( pattern );
	}

	add( message: string ) {
		this.found.push( message );
	}

	/** The messages that are not allowed. */
	get unexpected() {
		return this.found.filter(
			( message ) =>
				! this.allowed.some( ( pattern ) => pattern.test( message ) )
		);
	}
}

/** Requests to other hosts, which are never answered. */
export class OutsideRequests {
	readonly urls: string[] = [];
	private waiting: Array< () => void > = [];

	add( url: string ) {
		this.urls.push( url );
		this.waiting.forEach( ( look ) => look() );
	}

	/** Waits for the first request whose address matches. */
	waitFor( pattern: RegExp ) {
		return new Promise< string >( ( resolve ) => {
			const look = () => {
				const found = this.urls.find( ( url ) => pattern.test( url ) );
				if ( found ) {
					resolve( found );
				}
			};
			this.waiting.push( look );
			look();
		} );
	}
}

function isOfOutside( message: ConsoleMessage ) {
	return (
		message.text().startsWith( 'Failed to load resource' ) &&
		! isLocal( message.location().url )
	);
}

/** Records messages and outside requests of every page of a context. */
export function watchContext(
	context: BrowserContext,
	complaints: Complaints,
	outside: OutsideRequests
) {
	context.on( 'console', ( message ) => {
		const isComplaint = [ 'error', 'warning' ].includes( message.type() );
		if ( isComplaint && ! isOfOutside( message ) ) {
			const { url } = message.location();
			complaints.add(
				`${ message.type() }: ${ message.text() } (${ url })`
			);
		}
	} );
	context.on( 'weberror', ( error ) => {
		complaints.add( `uncaught: ${ error.error().stack ?? error.error() }` );
	} );
	context.on( 'request', ( request ) => {
		if ( ! isLocal( request.url() ) ) {
			outside.add( request.url() );
		}
	} );
}

/** Collects what the plugin writes to a page's console from now on. */
export function recordConsole( page: Page ): readonly string[] {
	const lines: string[] = [];
	page.on( 'console', ( message ) => {
		if ( message.text().startsWith( 'Chaty' ) ) {
			lines.push( message.text() );
		}
	} );
	return lines;
}
