import type { HttpResult } from '../../src/shared/http';
import type { Cleanup, Fields } from '../../src/shared/types';
import type { StylesApi } from '../../src/widget/browser/styles';
import type {
	WidgetApi,
	TriggersApi,
	Browser,
} from '../../src/widget/browser/types';
import { parseSvg } from '../../src/widget/browser/svg';

export const DESKTOP =
	'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36';
export const PHONE =
	'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36';
export const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1)';

/** What the server says to a form, in JSON, or why no answer comes. */
export interface Reply {
	readonly body?: unknown;
	readonly reason?: 'offline' | 'timeout' | undefined;
}

export type FakeBrowser = Browser & TriggersApi & WidgetApi & StylesApi;

export interface Call {
	readonly url: string;
	readonly fields: Readonly< Record< string, string | string[] > >;
}

interface Timer {
	at: number;
	readonly every: number | null;
	readonly run: () => void;
}

/** A call's fields by their names; those of a list are gathered. */
function readCall( url: string, sent: Fields ): Call {
	const fields: Record< string, string | string[] > = {};
	for ( const [ name, value ] of sent ) {
		const known = fields[ name ];
		fields[ name ] = name.endsWith( '[]' )
			? [ ...( Array.isArray( known ) ? known : [] ), value ]
			: value;
	}
	return { url, fields };
}

/** Lets what waits for promises run. */
export async function settle(): Promise< void > {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
}

/**
 * A browser's page in memory: the clock, the network and the storage do what a test says, and
 * what the product does to the page is kept to look at.
 */
export class FakePage {
	now = new Date( '2026-01-14T12:00:00Z' );
	userAgent = DESKTOP;
	title = 'A page';
	hasPrivacyControl = false;
	url = 'https://site.example/page/';
	readonly cookies = new Map< string, string >();
	/** Cookie → the days for which it was written. */
	readonly cookieDays = new Map< string, number >();
	readonly session = new Map< string, string >();
	isSessionBlocked = false;
	isOnline = true;
	readonly sent: Call[] = [];
	readonly posted: Call[] = [];
	/** What the server answers to a form. */
	reply: Reply | Promise< Reply > = { body: { status: 1 } };
	/** What the trace service answers. */
	trace = 'fl=1\nloc=IN\n';
	readonly traced: {
		readonly url: string;
		readonly credentials: string | undefined;
	}[] = [];
	readonly globals = new Map< string, unknown >();
	/** Scripts that were asked for, in order. */
	readonly scripts: string[] = [];
	/** What a script does to the page; `false` when it cannot be had. */
	onScript: ( id: string ) => boolean | Promise< boolean > = () => true;
	readonly styles: string[] = [];
	/** Addresses of style sheets that were asked for. */
	readonly stylesheets: string[] = [];
	readonly log: string[] = [];
	readonly emitted: { readonly name: string; readonly detail: object }[] = [];
	readonly navigated: {
		readonly href: string;
		readonly isNewTab: boolean;
	}[] = [];
	readonly published = new Map< string, unknown >();
	/** What is listened for now, as `window scroll`. */
	readonly listening: string[] = [];
	/** JSON that the server has printed: `data` and `settings`. */
	printed: Record< string, unknown > = {};
	scroll = { top: 0, range: 2000 };
	/** Whether the element that a trigger names is in sight. */
	isInSight = false;
	hasHover = true;
	/** Whether the styles of printed launchers apply. */
	hasPrintedStyles = true;
	/** How much of the page's foot a keyboard on the screen hides. */
	keyboard = 0;
	/** Texts that were put into the clipboard. */
	readonly copied: string[] = [];
	canCopy = true;
	readonly browser: FakeBrowser;

	#timers = new Set< Timer >();
	#onSettings: ( settings: unknown ) => void = () => undefined;
	#onParsed: ( () => void )[] | null = [];
	#onLoaded: ( () => void )[] | null = [];
	#onIdle: ( () => void )[] = [];
	#handlers = new Map< string, Set< () => void > >();

	constructor( changes: Partial< FakePage > = {} ) {
		Object.assign( this, changes );
		this.browser = {
			...this.#events(),
			...this.#storage(),
			...this.#network(),
			...this.#things(),
		};
	}

	/** Moves the clock on, and runs what is due on the way. */
	advance( ms: number ): void {
		const end = this.now.getTime() + ms;
		for (;;) {
			const [ next ] = [ ...this.#timers ]
				.filter( ( { at } ) => at <= end )
				.sort( ( one, other ) => one.at - other.at );
			if ( ! next ) {
				break;
			}
			this.now = new Date( Math.max( next.at, this.now.getTime() ) );
			if ( next.every === null ) {
				this.#timers.delete( next );
			} else {
				next.at += next.every;
			}
			next.run();
		}
		this.now = new Date( end );
	}

	/** How many timers run. */
	get timers(): number {
		return this.#timers.size;
	}

	/** The page's settings arrive. */
	giveSettings( settings: unknown ): void {
		this.#onSettings( settings );
	}

	/** The page's own scripts have run. */
	finishParsing(): void {
		const waiting = this.#onParsed ?? [];
		this.#onParsed = null;
		waiting.forEach( ( handle ) => handle() );
	}

	/** The page has loaded. */
	finishLoading(): void {
		this.finishParsing();
		const waiting = this.#onLoaded ?? [];
		this.#onLoaded = null;
		waiting.forEach( ( handle ) => handle() );
	}

	/** The page has nothing to do. */
	rest(): void {
		this.#onIdle.splice( 0 ).forEach( ( handle ) => handle() );
	}

	/** The visitor does something: `back`, `leave`, or an event as `window scroll`. */
	visitorDoes( what: string ): void {
		[ ...( this.#handlers.get( what ) ?? [] ) ].forEach( ( handle ) =>
			handle()
		);
	}

	/** Calls a function that was given to the page's scripts. */
	call( name: string, ...args: unknown[] ): void {
		( this.published.get( name ) as ( ...given: unknown[] ) => void )(
			...args
		);
	}

	#hear( what: string, handle: () => void ): Cleanup {
		const handlers = this.#handlers.get( what ) ?? new Set();
		this.#handlers.set( what, handlers.add( handle ) );
		this.listening.push( what );
		return () => {
			if ( handlers.delete( handle ) ) {
				this.listening.splice( this.listening.indexOf( what ), 1 );
			}
		};
	}

	#time( ms: number, every: number | null, run: () => void ): Cleanup {
		const timer: Timer = { at: this.now.getTime() + ms, every, run };
		this.#timers.add( timer );
		return () => void this.#timers.delete( timer );
	}

	#events() {
		return {
			readPrinted: ( name: string ) => this.printed[ name ],
			watchBody: () => undefined,
			watchOpeners: () => undefined,
			watchSettings: ( onSettings: ( settings: unknown ) => void ) => {
				this.#onSettings = onSettings;
			},
			whenParsed: () =>
				new Promise< void >( ( resolve ) =>
					this.#onParsed
						? void this.#onParsed.push( resolve )
						: resolve()
				),
			whenLoaded: () =>
				new Promise< void >( ( resolve ) =>
					this.#onLoaded
						? void this.#onLoaded.push( resolve )
						: resolve()
				),
			listen: (
				target: EventTarget | 'window' | 'document',
				type: string,
				handle: ( event: Event ) => void
			): Cleanup => {
				const name = typeof target === 'string' ? target : 'element';
				const place =
					typeof target === 'string'
						? { window, document }[ target ]
						: target;
				place.addEventListener( type, handle );
				const forget = this.#hear( `${ name } ${ type }`, () =>
					handle( new Event( type ) )
				);
				return () => {
					forget();
					place.removeEventListener( type, handle );
				};
			},
			emit: ( name: string, detail: object ) => {
				this.emitted.push( { name, detail } );
				return document.dispatchEvent(
					new CustomEvent( name, { detail, cancelable: true } )
				);
			},
			after: ( ms: number, onTime: () => void ) =>
				this.#time( ms, null, onTime ),
			watchNeighbors: () => () => undefined,
			postpone: ( onTime: () => void ) =>
				void Promise.resolve().then( onTime ),
			afterPaint: ( onPaint: () => void ): Cleanup => {
				let isActive = true;
				void Promise.resolve().then( () => isActive && onPaint() );
				return () => {
					isActive = false;
				};
			},
			whenIdle: ( onIdle: () => void ) =>
				void this.#onIdle.push( onIdle ),
			every: ( ms: number, onTick: () => void ) =>
				this.#time( ms, ms, onTick ),
			onBackButton: ( onBack: () => void ) =>
				this.#hear( 'back', onBack ),
			onPointerLeave: ( onLeave: () => void ) =>
				this.#hear( 'leave', onLeave ),
		};
	}

	#storage() {
		return {
			now: () => this.now,
			readCookie: ( name: string ) => this.cookies.get( name ) ?? '',
			writeCookie: ( name: string, value: string, days: number ) => {
				this.cookies.set( name, value );
				this.cookieDays.set( name, days );
			},
			readSession: ( key: string ) => this.session.get( key ) ?? '',
			writeSession: ( key: string, value: string ) => {
				if ( ! this.isSessionBlocked ) {
					this.session.set( key, value );
				}
				return ! this.isSessionBlocked;
			},
		};
	}

	/** What a request becomes: no answer at all, or what the server says. */
	#answer(
		{ body, reason = this.isOnline ? undefined : 'offline' }: Reply,
		text = body === undefined ? '<p>Sorry</p>' : JSON.stringify( body )
	): HttpResult {
		return reason
			? { status: 0, isOk: false, text: '', reason }
			: { status: 200, isOk: true, text };
	}

	#network() {
		return {
			post: async ( url: string, fields: Fields ) => {
				this.sent.push( readCall( url, fields ) );
				return this.isOnline;
			},
			request: async (
				url: string,
				{ fields, credentials }: RequestInit & { fields?: Fields } = {}
			): Promise< HttpResult > => {
				if ( fields ) {
					this.posted.push( readCall( url, fields ) );
					return this.#answer( await this.reply );
				}
				this.traced.push( { url, credentials } );
				return this.#answer( {}, this.trace );
			},
			loadScripts: async ( scripts: readonly { id: string }[] ) => {
				let isThere = true;
				for ( const { id } of scripts ) {
					this.scripts.push( id );
					isThere = ( await this.onScript( id ) ) && isThere;
				}
				return isThere;
			},
			navigate: ( href: string, isNewTab: boolean ) =>
				void this.navigated.push( { href, isNewTab } ),
		};
	}

	#things() {
		return {
			readFacts: () => ( {
				userAgent: this.userAgent,
				title: this.title,
				url: this.url,
				hasPrivacyControl: this.hasPrivacyControl,
			} ),
			parseSvg,
			onKeyboard: ( onChange: ( height: number ) => void ) => {
				onChange( this.keyboard );
				return this.#hear( 'keyboard', () =>
					onChange( this.keyboard )
				);
			},
			copy: async ( text: string ) => {
				this.copied.push( text );
				return this.canCopy;
			},
			fadeOut: () => undefined,
			readScroll: () => this.scroll,
			onScroll: ( onScroll: () => void ) =>
				this.#hear( 'window scroll', onScroll ),
			isInSight: () => this.isInSight,
			isSelector: () => true,
			addStyles: ( css: string ) => {
				if ( ! css || this.styles.includes( css ) ) {
					return;
				}
				this.styles.push( css );
				const style = document.createElement( 'style' );
				style.textContent = css;
				document.head.append( style );
			},
			addStylesheet: ( href: string | false | undefined ) =>
				void ( href && this.stylesheets.push( href ) ),
			append: ( element: Node ) => document.body.append( element ),
			hasPrintedStyles: () => this.hasPrintedStyles,
			findPrinted: () => [
				...document.querySelectorAll< HTMLElement >(
					'.chaty[data-pending]'
				),
			],
			publish: ( name: string, value: unknown ) =>
				void this.published.set( name, value ),
			find: ( name: string ) => this.globals.get( name ),
			log: ( message: string ) => void this.log.push( message ),
			findFocus: () => document.querySelector( ':focus' ),
			canHover: () => this.hasHover,
		};
	}
}
