import type { request } from '../../shared/http';
import type { Cleanup, Fields, Script, SessionStore } from '../../shared/types';
import type { ParsedSvg } from './svg';

/** What the page knows of itself and of its visitor. */
export interface PageFacts {
	readonly userAgent: string;
	readonly title: string;
	readonly url: string;
	/** Whether the browser sends Global Privacy Control (w3.org/TR/gpc). */
	readonly hasPrivacyControl: boolean;
}

/**
 * What every page needs of the browser. Methods never throw: blocked storage is a no-op, a failed request
 * is a value. Later bundles bring methods of their own, such as `TriggersApi` and `WidgetApi`, so that no page
 * loads what it does not use.
 */
export interface Browser {
	/** JSON that the server has printed for the loader: `data` or `settings`. */
	readPrinted: ( name: string ) => unknown;
	/** Calls back with the settings object, at once or when it arrives, and at each later one. */
	watchSettings: ( onSettings: ( settings: unknown ) => void ) => void;
	/** Calls back with the widgets of the page, now and whenever something is added right to its body, or replaces it. */
	watchBody: ( onChange: ( widgets: readonly Element[] ) => void ) => void;
	/**
	 * Loads what follows openers once the page has one, or its address is one: at once, or with the first key or press
	 * since.
	 */
	watchOpeners: ( load: ( name: 'openers' ) => Promise< unknown > ) => void;
	/** Resolves when the page's own scripts have run. */
	whenParsed: () => Promise< unknown >;
	/** Resolves when the page has loaded. */
	whenLoaded: () => Promise< unknown >;
	readFacts: () => PageFacts;
	now: () => Date;
	readCookie: ( name: string ) => string;
	writeCookie: ( name: string, value: string, days: number ) => void;
	/** Posts fields as a plain HTML form does, even while the page is being left. Whether the server has taken them. */
	post: ( url: string, fields: Fields ) => Promise< boolean >;
	listen: (
		target: EventTarget | 'window' | 'document',
		type: string,
		handle: ( event: Event ) => void
	) => Cleanup;
	/** Dispatches an event on the document; false when a script prevented the default. */
	emit: ( name: string, detail: object ) => boolean;
	/** Loads a style sheet, if there is one, without blocking anything. */
	addStylesheet: ( href: string | false | undefined ) => void;
	/** Puts the element at the end of the page, where the Tab key comes to it last, unless that would take its focus. */
	append: ( element: Element ) => void;
	/** The launchers that the server has printed and that do not show yet. */
	findPrinted: () => readonly HTMLElement[];
	/** Whether the printed styles apply: a policy may block them, an optimizer may have moved them to a file. */
	hasPrintedStyles: ( printed: Element ) => boolean;
	/** Calls back once, when a fixed element of the page, such as a cookie bar, reaches into the box of this one. */
	watchNeighbors: ( element: Element | null, onFound: () => void ) => Cleanup;
	/** Calls back once, when the page has painted and has nothing else to do, or when the visitor leaves it. */
	postpone: ( onIdle: () => void ) => void;
	/**
	 * Fetches scripts side by side and runs them in order, those that the page does not have yet.
	 * Whether all are there now and what they leave is; after a failure a later call tries the rest again.
	 */
	loadScripts: (
		scripts: readonly Script[],
		isThere?: () => boolean
	) => Promise< boolean >;
	/** Sets a global of the page; an existing value is replaced. */
	publish: ( name: string, value: unknown ) => void;
	/** A function that is a global of the page, if there is one. */
	find: ( name: string ) => unknown;
	/** One line in the console. */
	log: ( message: string ) => void;
}

/** The part of it that counting needs. */
export type CountingBrowser = Pick<
	Browser,
	| 'readFacts'
	| 'now'
	| 'readCookie'
	| 'writeCookie'
	| 'post'
	| 'listen'
	| 'find'
	| 'log'
>;

/** The scroll position, in CSS pixels. */
export interface ScrollPosition {
	readonly top: number;
	readonly pageHeight: number;
	readonly windowHeight: number;
}

/** What the bundle of conditions needs besides. */
export interface ConditionsApi extends SessionStore {
	/** Fetches a URL. */
	request: typeof request;
}

/** What the triggers bundle needs besides. */
export interface TriggersApi {
	readScroll: () => ScrollPosition;
	/** Whether an element is in sight, if only in part; true for what is no selector. */
	isInSight: ( selector: string ) => boolean;
	/** Whether a text is a selector. */
	isSelector: ( text: string ) => boolean;
	/** Calls back every so many milliseconds, but not while the tab is hidden. */
	every: ( ms: number, onTick: () => void ) => Cleanup;
}

/** What the bundle of exit intent gives. */
export interface ExitApi {
	/** Calls back once instead of letting the first press of Back leave the page. The cleanup removes our history entries. */
	onBackButton: ( onBack: () => void ) => Cleanup;
	/** Calls back each time the mouse leaves the page. */
	onPointerLeave: ( onLeave: () => void ) => Cleanup;
}

export type ConditionsBrowser = Browser & ConditionsApi;
export type TriggersBrowser = Browser & TriggersApi & Partial< ExitApi >;

/** What the widget bundle needs besides. */
export interface WidgetApi extends SessionStore {
	/** Fetches a URL; with fields, posts them as a plain HTML form does. */
	request: typeof request;
	/** Calls back after the next paint, for work that has nothing to show. */
	afterPaint: ( onPaint: () => void ) => Cleanup;
	after: ( ms: number, onTime: () => void ) => Cleanup;
	/** Calls back once when the page has nothing to do and the visitor presses nothing. */
	whenIdle: ( onIdle: () => void ) => void;
	navigate: ( href: string, isNewTab: boolean ) => void;
	/** The focused element, if it is not the body. */
	findFocus: () => Element | null;
	/** Whether the main pointer can hover, as a mouse does and a finger does not. */
	canHover: () => boolean;
	/** Parses an owner's SVG; `null` when it is none. */
	parseSvg: ( markup: string ) => ParsedSvg | null;
	/** Calls back with the height that an on-screen keyboard covers, now and at each change. */
	onKeyboard: ( onChange: ( height: number ) => void ) => Cleanup;
	/** Copies a text to the clipboard; whether it could. */
	copy: ( text: string ) => Promise< boolean >;
	/** Fades out a copy of an element that is about to go. */
	fadeOut: ( element: HTMLElement ) => void;
}

export type WidgetBrowser = Browser & WidgetApi;
