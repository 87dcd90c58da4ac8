/**
 * What Chaty offers to the scripts of a page: events, functions and `window.chaty`. Name this file in
 * the `include` of a theme's `tsconfig.json`; it declares globals and exports nothing.
 *
 * docs/for-theme-authors.md describes the events of the widget, docs/behaviours/<name>.md those of a behaviour.
 */

/** Names of the behaviours that a page can start and end. */
type ChatyBehaviourName =
	| 'accordion'
	| 'bar-graph'
	| 'carousel'
	| 'contact-form'
	| 'hover-box'
	| 'lazy-media'
	| 'lightbox'
	| 'map'
	| 'mobile-menu'
	| 'navigation'
	| 'portfolio'
	| 'slider'
	| 'smooth-anchors'
	| 'tabs'
	| 'validation'
	| 'video';

/** An item by its number, from 0, or by an element in it. */
type ChatyWhich = number | Element;

/** Controls a behaviour on one element. */
interface ChatyHandle {
	/** Reads the element anew: for changes other than added, moved and removed children. */
	refresh: () => void;
	/** Ends the behaviour there, and restores the markup. */
	destroy: () => void;
}

/** For behaviours that show one item: tabs, a carousel, a slider, a filter. */
interface ChatyShowHandle extends ChatyHandle {
	show: ( which: ChatyWhich ) => void;
	next: () => void;
	previous: () => void;
	/** The number of the item that shows; in a carousel, of the first one. */
	current: () => number;
}

/** For behaviours that open and close: an accordion, a mobile menu, a hover box. */
interface ChatyOpenHandle extends ChatyHandle {
	/** Without an argument, opens all that can be open, or the first panel of a menu. */
	open: ( which?: ChatyWhich ) => void;
	/** Without an argument, closes all. */
	close: ( which?: ChatyWhich ) => void;
	toggle: ( which?: ChatyWhich ) => void;
	/** The numbers of the open items. */
	current: () => readonly number[];
}

/** For behaviours that can move by themselves: a slider, a carousel with a pause time. */
interface ChatyPlayHandle extends ChatyShowHandle {
	/** Lets it move by itself, also under reduced motion. */
	play: () => void;
	/** Stops it, as the visitor's button does. */
	pause: () => void;
}

/** The handles that have more than `refresh` and `destroy`. */
interface ChatyHandles {
	accordion: ChatyOpenHandle;
	carousel: ChatyPlayHandle;
	'hover-box': ChatyOpenHandle;
	/** Here `show` opens it where it is closed. */
	lightbox: ChatyOpenHandle & Omit< ChatyShowHandle, 'current' >;
	'mobile-menu': ChatyOpenHandle;
	portfolio: ChatyShowHandle;
	slider: ChatyPlayHandle;
	tabs: ChatyShowHandle;
}

interface ChatyBehaviour< Handle extends ChatyHandle = ChatyHandle > {
	/** The handle of an element, or of the one around it on which the behaviour runs. */
	get: ( element: Element ) => Handle | undefined;
	/** Starts the behaviour in this part of the page; where it runs already nothing happens. */
	attach: ( root?: ParentNode ) => void;
	/** Ends it there, and restores the markup. */
	destroy: ( root?: ParentNode ) => void;
}

/** A field of a form that is validated. */
type ChatyFormField =
	| HTMLInputElement
	| HTMLSelectElement
	| HTMLTextAreaElement;

interface ChatyValidation {
	/**
	 * Adds a rule, or replaces one. A rule whose test takes only the value can be named by a class. Without a
	 * message, the existing one of that name stays.
	 */
	addRule: (
		name: string,
		test: (
			value: string,
			param: any,
			facts: {
				readonly field: ChatyFormField;
				readonly value: string;
				/** Length of the text, or number of chosen options or boxes. */
				readonly length: number;
			}
		) => boolean,
		message?: ChatyValidationMessage
	) => void;
	/** The messages by the names of their rules. */
	readonly messages: Record< string, ChatyValidationMessage >;
}

/** `%1$s` and `%2$s`, or `{0}` and `{1}` as in jQuery Validation, are replaced by the rule's values. */
type ChatyValidationMessage =
	| string
	| ( ( param: any, field: ChatyFormField ) => string );

/** Only in a frame that `chaty_element_picker_url()` opened. */
interface ChatyElementPicker {
	on: () => void;
	off: () => void;
	changeMode: ( mode: 'cover' | 'target' ) => void;
	/** Reverts the last pick. */
	undo: () => void;
	/** Removes the picker, and shows again what it hid. */
	destroy: () => void;
}

/** Sent by `postMessage()` from the frame of the element picker to the page around it. */
type ChatyPickerMessage = { readonly token: string } & (
	| {
			readonly type: 'chaty:picked';
			readonly selector: string;
			readonly count: 1;
			readonly rect: DOMRectReadOnly;
			/** The first 99 characters of the element's text. */
			readonly text: string;
	  }
	| { readonly type: 'chaty:unpicked'; readonly selector: string }
	| { readonly type: 'chaty:picker'; readonly state: 'on' | 'off' }
);

interface Chaty {
	/** The behaviours that run on the page. */
	readonly behaviours?: {
		readonly [ Name in ChatyBehaviourName ]?: ChatyBehaviour<
			Name extends keyof ChatyHandles ? ChatyHandles[ Name ] : ChatyHandle
		>;
	};
	readonly validation?: ChatyValidation;
	readonly elementPicker?: ChatyElementPicker;
}

/** The shape that docs/settings.md describes. What a page sets may be of any type; it is parsed. */
interface ChatySettings {
	ajax_url?: string;
	data_analytics_settings?: 'on' | 'off';
	chaty_widgets: readonly {
		readonly id: number | string;
		readonly settings?: Readonly< Record< string, unknown > >;
		readonly triggers?: Readonly< Record< string, unknown > >;
		readonly channels: readonly Readonly< Record< string, unknown > >[];
	}[];
}

interface ChatyWidgetDetail {
	/** Id of the widget: `0`, `_1`, `_2` … */
	readonly widget: string;
}

interface ChatyChannelDetail extends ChatyWidgetDetail {
	/** Name of the channel in the settings. */
	readonly channel: string;
	readonly type: string;
	/** Value of the channel, or of the agent that was chosen. */
	readonly value: string;
	/** Name of the agent that was chosen. */
	readonly agent?: string;
	/** What the visitor wrote into the chat. */
	readonly text?: string;
}

/** Events on `document`. */
interface ChatyWidgetEventMap {
	'chaty:shown': CustomEvent< ChatyWidgetDetail >;
	'chaty:opened': CustomEvent< ChatyWidgetDetail >;
	'chaty:closed': CustomEvent< ChatyWidgetDetail >;
	/** Prevented: no link is followed and no panel opens. */
	'chaty:channel': CustomEvent< ChatyChannelDetail >;
	'chaty:submitted': CustomEvent<
		ChatyWidgetDetail & { readonly channel: string }
	>;
}

/** Items of a carousel, counted from 0. */
interface ChatyPosition {
	readonly first: number;
	readonly last: number;
	readonly count: number;
}

/** A tab, its entry of the list, and its panel. */
interface ChatyTab {
	readonly item: HTMLElement;
	readonly link: HTMLAnchorElement | HTMLButtonElement;
	readonly panel: HTMLElement;
}

/** A slide, counted from 0. */
interface ChatySlide {
	readonly slide: number;
	readonly count: number;
}

/** An event without details. */
type ChatyPlainEvent = CustomEvent< Readonly< Record< string, never > > >;

/** Events on the element of a behaviour, or on the one that its docs name; they bubble to `document`. */
interface ChatyBehaviourEventMap {
	/** Prevented: the item stays as it is. */
	'chaty:accordion:opening': CustomEvent< { readonly item: HTMLElement } >;
	/** Prevented: the item stays as it is. */
	'chaty:accordion:closing': CustomEvent< { readonly item: HTMLElement } >;
	'chaty:accordion:opened': CustomEvent< { readonly item: HTMLElement } >;
	'chaty:accordion:closed': CustomEvent< { readonly item: HTMLElement } >;
	'chaty:bar-graph:filled': CustomEvent< {
		readonly bar: HTMLElement;
		readonly value: number;
	} >;
	/** The detail is its present position. Prevented: it stays there. A finger moves it without this event. */
	'chaty:carousel:moving': CustomEvent< ChatyPosition >;
	'chaty:carousel:moved': CustomEvent< ChatyPosition >;
	'chaty:contact-form:sent': CustomEvent< {
		/** The JSON of the response, if any. */
		readonly reply?: unknown;
	} >;
	'chaty:contact-form:failed': CustomEvent< { readonly reply?: unknown } >;
	/** Prevented: it stays as it is. A pointer and the focus show the back without this event. */
	'chaty:hover-box:opening': ChatyPlainEvent;
	/** Prevented: it stays as it is. */
	'chaty:hover-box:closing': ChatyPlainEvent;
	'chaty:hover-box:opened': ChatyPlainEvent;
	'chaty:hover-box:closed': ChatyPlainEvent;
	'chaty:lazy-media:loaded': ChatyPlainEvent;
	'chaty:lazy-media:failed': ChatyPlainEvent;
	/** Prevented: nothing opens. */
	'chaty:lightbox:opening': ChatyPlainEvent;
	'chaty:lightbox:opened': ChatyPlainEvent;
	'chaty:lightbox:shown': ChatyPlainEvent;
	'chaty:lightbox:failed': ChatyPlainEvent;
	'chaty:lightbox:closed': ChatyPlainEvent;
	'chaty:map:shown': ChatyPlainEvent;
	'chaty:map:opened': CustomEvent< { readonly place: HTMLElement } >;
	'chaty:map:routed': CustomEvent< {
		readonly meters: number;
		readonly seconds: number;
	} >;
	'chaty:map:failed': CustomEvent< {
		readonly code:
			| 'INVALID_REQUEST'
			| 'NOT_FOUND'
			| 'OVER_QUERY_LIMIT'
			| 'REQUEST_DENIED'
			| 'UNKNOWN_ERROR'
			| 'ZERO_RESULTS';
	} >;
	/** Prevented: it stays closed. */
	'chaty:mobile-menu:opening': CustomEvent< {
		readonly dialog: HTMLDialogElement;
	} >;
	/** Prevented: it stays open. The browser's own keys close it without this event. */
	'chaty:mobile-menu:closing': CustomEvent< {
		readonly dialog: HTMLDialogElement;
	} >;
	'chaty:mobile-menu:opened': CustomEvent< {
		readonly dialog: HTMLDialogElement;
	} >;
	'chaty:mobile-menu:closed': CustomEvent< {
		readonly dialog: HTMLDialogElement;
	} >;
	/** Prevented: the visitor stays. */
	'chaty:navigation:chosen': ChatyPlainEvent;
	/** Prevented: the filter stays. */
	'chaty:portfolio:filtering': CustomEvent< {
		readonly filter: HTMLElement;
	} >;
	'chaty:portfolio:filtered': CustomEvent< { readonly filter: HTMLElement } >;
	/** Prevented: the slide that shows stays. A finger moves a row without this event. */
	'chaty:slider:showing': CustomEvent< ChatySlide >;
	'chaty:slider:shown': CustomEvent< ChatySlide >;
	'chaty:slider:running': ChatyPlainEvent;
	'chaty:slider:paused': ChatyPlainEvent;
	'chaty:slider:stopped': ChatyPlainEvent;
	/** Prevented: the link is left to the browser. */
	'chaty:smooth-anchors:followed': ChatyPlainEvent;
	/** Prevented: the chosen tab stays. */
	'chaty:tabs:choosing': CustomEvent< ChatyTab >;
	'chaty:tabs:chosen': CustomEvent< ChatyTab >;
	'chaty:validation:invalid': CustomEvent< {
		readonly fields: readonly ChatyFormField[];
	} >;
	'chaty:video:loaded': ChatyPlainEvent;
	'chaty:video:played': ChatyPlainEvent;
	'chaty:video:paused': ChatyPlainEvent;
}

interface DocumentEventMap
	extends ChatyWidgetEventMap,
		ChatyBehaviourEventMap {}

interface HTMLElementEventMap extends ChatyBehaviourEventMap {}

interface Window {
	chaty?: Chaty;
	chaty_settings?: ChatySettings;
	/** Opens the widget of this id (`2` is `_2`), or the first that no condition keeps away. */
	launch_chaty?: ( which?: number | string ) => Promise< void >;
	/** Closes all widgets. */
	close_chaty?: () => void;
}

/* eslint-disable camelcase, no-var -- names and kind of these globals are given. */
declare var launch_chaty: Window[ 'launch_chaty' ];
declare var close_chaty: Window[ 'close_chaty' ];
