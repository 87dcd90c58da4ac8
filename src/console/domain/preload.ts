import type { Script } from '../../shared/types';
import type { CurrentSettings, WidgetDocument } from './document';

/** The part of JSON Schema in `includes/settings/widgets.schema.json` that is read here. */
export interface JsonSchema {
	readonly type?: string | readonly string[];
	readonly enum?: readonly ( string | number )[];
	readonly default?: unknown;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly maxLength?: number;
	readonly maxItems?: number;
	readonly properties?: Readonly< Record< string, JsonSchema > >;
	readonly items?: JsonSchema;
	readonly 'x-sanitizer'?: string;
	readonly 'x-supported'?: boolean;
	readonly 'x-schemes'?: readonly string[];
}

/** Counts of a widget in the last seven days. */
export type Summary = Readonly<
	Record< 'views' | 'clicks' | 'messages', number >
>;

export interface SiteData {
	readonly url: string;
	readonly timeZone: string;
	/** Country of the time zone in two letters; empty where it has none. */
	readonly country: string;
	readonly locale: string;
	/** 0 is Sunday. */
	readonly weekStartsOn: number;
	readonly colors: readonly { name: string; color: string }[];
	readonly adminEmail: string;
	readonly canUpload: boolean;
	/** Whether WooCommerce is active. */
	readonly hasShop: boolean;
}

/** The phrases of the sentence about page rules: `Page_Rules::get_phrases()`. */
export interface PageRulePhrases {
	readonly all: string;
	readonly all_except: string;
	readonly some: string;
	readonly some_except: string;
	/** Separators of the parts of a list. */
	readonly list: Readonly< Record< 'between' | 'last' | 'two', string > >;
	/** Quotation marks around a title. */
	readonly title: string;
	/** Titles of the pages, posts and terms that stored rules name, by kind and ID. */
	readonly titles: Readonly<
		Record< string, Readonly< Record< string, string > > >
	>;
	/** By kind: for every page, for one value, for several. */
	readonly kinds: Readonly<
		Record< string, { [ key in 'every' | 'one' | 'many' ]?: string } >
	>;
	readonly labels: Readonly< Record< string, string > >;
}

/** What PHP prints for the screen: `Widgets_Preload`. */
export interface WidgetsPreload extends CurrentSettings {
	/** Limits, choices, defaults and descriptions of the settings of one widget. */
	readonly schema: JsonSchema;
	readonly limits: { readonly widgets: number };
	readonly pageRules: PageRulePhrases;
	readonly site: SiteData;
	/** Scripts of WordPress's editor for rich texts, which are loaded with the first one. */
	readonly editor: readonly Script[];
	/** Address of the sprite; a drawing is `<icons>#<type>`. */
	readonly icons: string;
	readonly preview: {
		readonly url: string;
		readonly token: string;
		readonly pages: readonly { title: string; url: string }[];
	};
	readonly summaries: Readonly< Record< string, Summary > >;
	/** Channels that have counts, by widget that has counts or messages; deleted ones too. */
	readonly counted: Readonly< Record< string, readonly string[] > >;
	/** Where the settings of Chaty 3.x are taken over; empty where nothing is left to take. */
	readonly takeover: string;
}

export interface Issue {
	readonly level: 'error' | 'warning' | 'note';
	readonly message: string;
}

/** An issue, with its path within the document: `widgets[0].channels[1].value`. */
export interface LocatedIssue extends Issue {
	readonly path: string;
}

export interface EditorProps {
	readonly widget: WidgetDocument;
	/** Changes the value at a path within the widget; `undefined` removes the key. The label names the change in undo. */
	readonly onChange: (
		path: readonly ( string | number )[],
		value: unknown,
		label?: string
	) => void;
	/** By the path within the widget, as text: `channels[0].value`. */
	readonly issues: ReadonlyMap< string, Issue >;
	readonly preload: WidgetsPreload;
}
