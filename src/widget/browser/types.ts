import type { request } from '../../shared/http';
import type { Cleanup, Script, SessionStore } from '../../shared/types';
import type { ParsedSvg } from './svg';
import type { RichNode } from '../../shared/rich-text';

/** What the page knows of itself and of its visitor. */
export interface PageFacts {
	readonly userAgent: string;
	readonly title: string;
	readonly url: string;
}

/**
 * What every page needs of the browser. Methods never throw: blocked storage is a
 * no-op, a failed request is a value. Later bundles bring methods of their own, so that no page
 * loads what it does not use: `TriggersApi`, and `WidgetApi` for the open widget.
 */
export interface Browser {
	/** Calls back with the settings object, at once or when it arrives, and at each later one. */
	watchSettings: ( onSettings: ( settings: unknown ) => void ) => void;
	/** Calls back once when the page's own scripts have run. */
	whenParsed: ( onParsed: () => void ) => void;
	/** Calls back once when the page has loaded. */
	whenLoaded: ( onLoaded: () => void ) => void;
	readFacts: () => PageFacts;
	now: () => Date;
	readCookie: ( name: string ) => string;
	writeCookie: ( name: string, value: string, days: number ) => void;
	/** Fetches a URL; with fields, posts them as a plain HTML form does. */
	request: typeof request;
	listen: (
		target: EventTarget | 'window' | 'document',
		type: string,
		handle: ( event: Event ) => void
	) => Cleanup;
	/** Tells the page's scripts; false when one of them prevented the default. */
	emit: ( name: string, detail: object ) => boolean;
	/**
	 * Puts a style sheet's text into effect, once, whatever the site's content security policy. The
	 * owner's comes after all others, whenever those come.
	 */
	addStyles: ( css: string, isOwners?: boolean ) => void;
	/** Loads a style sheet, without holding anything up. */
	addStylesheet: ( href: string ) => void;
	/** Adds the element at the end of the page. */
	append: ( element: Element ) => void;
	hasElement: ( id: string ) => boolean;
	/**
	 * Fetches scripts side by side and runs them in order, those that the page does not have yet.
	 * Whether all are there now; after a failure a later call tries the rest again.
	 */
	loadScripts: ( scripts: readonly Script[] ) => Promise< boolean >;
	/** Gives the page's scripts a global; what stood there is replaced. */
	publish: ( name: string, value: unknown ) => void;
	/** A global of the page, if there is one. */
	find: ( name: string ) => unknown;
	readRichText: ( html: string ) => readonly RichNode[];
	/** One line in the console. */
	log: ( message: string ) => void;
}

/** Where the visitor stands on the page, in CSS pixels. */
export interface ScrollPosition {
	readonly top: number;
	readonly pageHeight: number;
	readonly windowHeight: number;
}

/** What the triggers bundle needs besides. */
export interface TriggersApi extends SessionStore {
	readScroll: () => ScrollPosition;
	/** Calls back every so many milliseconds, but not while the tab is hidden. */
	every: ( ms: number, onTick: () => void ) => Cleanup;
	after: ( ms: number, onTime: () => void ) => Cleanup;
	/** Calls back once instead of letting the first press of Back leave the page. The cleanup removes our history entries. */
	onBackButton: ( onBack: () => void ) => Cleanup;
	/** Tells each time the mouse leaves the page. */
	onPointerLeave: ( onLeave: () => void ) => Cleanup;
}

export type TriggersBrowser = Browser & TriggersApi;

/** What the widget bundle needs besides. */
export interface WidgetApi extends SessionStore {
	/** Calls back when the page has been painted: what nobody sees comes after what they see. */
	afterPaint: ( onPaint: () => void ) => Cleanup;
	after: ( ms: number, onTime: () => void ) => Cleanup;
	navigate: ( href: string, isNewTab: boolean ) => void;
	/** What has the keyboard's focus, if it is more than the page itself. */
	findFocus: () => Element | null;
	/** Whether the main pointer can hover, as a mouse does and a finger does not. */
	canHover: () => boolean;
	/** Reads an owner's drawing; `null` when it is none. */
	parseSvg: ( markup: string ) => ParsedSvg | null;
	/** Tells how much of the page's foot a keyboard on the screen hides, now and at each change. */
	onKeyboard: ( onChange: ( height: number ) => void ) => Cleanup;
	/** Puts a text into the visitor's clipboard; whether it is there. */
	copy: ( text: string ) => Promise< boolean >;
}

export type WidgetBrowser = Browser & WidgetApi;
