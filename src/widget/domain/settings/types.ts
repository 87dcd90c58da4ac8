import type { Script } from '../../../shared/types';
import type { Raw } from '../../../shared/raw-values';
import type channels from '../channels.json';
import type icons from '../launcher-icons.json';

/** Something in the settings that cannot be used. It costs only itself. */
export interface ParseIssue {
	/** Where, as in `chaty_widgets[1].channels[0].value`. */
	readonly path: string;
	/** What is wrong with it, for the console. */
	readonly reason: string;
}

export interface PageModel {
	readonly ajaxUrl: string;
	readonly isAnalyticsOn: boolean;
	readonly widgets: readonly ComposedWidgetModel[];
}

/**
 * `assets` of `#chaty-data`: addresses of the bundles and the widget's texts. The plugin prints it itself, so
 * unlike the settings it is not parsed. On a page without it a widget still shows its launcher.
 */
export interface Assets {
	/** Whether the site runs with SCRIPT_DEBUG: issues and hidden reasons are logged. */
	readonly debug?: boolean;
	/** Path of the plugin's built files. */
	readonly base?: string;
	/** Version of all of them. */
	readonly version?: string;
	/** Address of the widget's script, where the site has another than these two make; its neighbours are beside it. */
	readonly widget?: string;
	/** WordPress's React, in the order in which its scripts must run. */
	readonly react?: readonly Script[];
	/** Address of the web font service, to which a family is appended, where it is not the usual; empty for none. */
	readonly fonts?: string;
	/** Address of the trace service, and the visitor's country where the site itself knows it; where they are not the usual. */
	readonly country?: { readonly url: string; readonly code: string };
	/** Texts that are not the English ones (`strings.json`). */
	readonly lang?: Raw;
}

/** Our drawings, or the owner's image. */
export type LauncherIconName = keyof typeof icons | 'chat-image';

/** What is drawn of a widget, before and after a press. */
export interface WidgetModel {
	/** `0` for the first widget, `_1`, `_2` … for the others. */
	readonly id: string;
	readonly nonce: string;
	/** Checked CSS color. */
	readonly color: string;
	/** On wide screens. */
	readonly side: 'left' | 'right';
	/** The classes that put it on its side of the page. */
	readonly sideClasses: string;
	readonly isHorizontal: boolean;
	readonly defaultState: 'open' | 'hover' | 'click';
	readonly hasCloseButton: boolean;
	readonly icon: LauncherIconName;
	readonly iconUrl: string;
	readonly ctaMode: 'first_click' | 'all_time' | 'none';
	/** Rich text that is not parsed yet: only `readRichText` may make nodes of it. */
	readonly ctaText: string;
	readonly customCss: string;
	/** Its settings as they came, for the parsers of channels and panels. */
	readonly raw: Raw;
}

/** What else a widget's launcher needs where the server has not printed it. */
export interface ComposedWidgetModel extends WidgetModel {
	/** Name of the attention effect, or `''`. */
	readonly effect: string;
	/** Number on the badge; 0 shows none. */
	readonly pendingCount: number;
	readonly fontFamily: string;
	readonly distances: Distances;
	readonly colors: Colors;
	/** As they came: `parseTriggers` is part of the triggers bundle. */
	readonly triggers: Raw;
	/** 0 for never. */
	readonly hideAfterSeconds: number;
	readonly channels: readonly RawChannel[];
	/** The widget as it came. */
	readonly source: Raw;
}

/** A channel as far as its availability goes; `parseChannel` reads the rest. */
export interface RawChannel {
	/** Its place in the settings, as in `ParseIssue`. */
	readonly path: string;
	readonly slug: string;
	readonly isOnDesktop: boolean;
	readonly isOnMobile: boolean;
	/** Whether its chat opens by itself. */
	readonly isDefaultOpen: boolean;
	readonly raw: Raw;
}

/**
 * Distances from the window's edges, those on small screens where they are others, and size, in pixels, by the custom
 * property that they are for.
 */
export interface Distances {
	readonly bottom: number;
	readonly side: number;
	readonly size: number;
	readonly 'small-bottom'?: number;
	readonly 'small-side'?: number;
}

/** Checked CSS colors by the custom property that they are for. */
export type Colors = Readonly<
	Record<
		| 'color'
		| 'icon'
		| 'cta-color'
		| 'cta-text'
		| 'badge-color'
		| 'badge-text',
		string
	>
>;

/** All types. A slug in the settings that is none of them behaves as one: `Custom_Link_3` as `Custom_Link`. */
export type ChannelType = keyof typeof channels;

/** What the link of a channel, or of one of its agents, is made of. */
export interface LinkSource {
	readonly type: ChannelType;
	readonly value: string;
	/** First message, with the placeholders `{title}` and `{url}`. */
	readonly message: string;
	/** Subject of an e-mail, with placeholders; agents have none. */
	readonly subject?: string;
	/** Whether WhatsApp opens its web version on desktops. */
	readonly isWeb: boolean;
	/** Whether a LinkedIn name is that of a person, not of a company. */
	readonly isPersonal: boolean;
	/** Whether an owner's own link opens in this tab. */
	readonly isSameTab?: boolean;
}

export interface AgentSettings extends LinkSource {
	readonly title: string;
	readonly imageUrl: string;
	/** Markup that is not parsed yet: only `parseSvg` may make nodes of it. */
	readonly svg: string;
	/** Checked CSS color, or `''`. */
	readonly color: string;
}

export interface ChannelModel extends LinkSource {
	/** Its name in the settings, as `Whatsapp` or `Custom_Link_3`: it is counted under it, and DOM names are made of it. */
	readonly slug: string;
	readonly label: string;
	/** Checked CSS color of the button, or `''` for the channel's own look. */
	readonly color: string;
	readonly imageUrl: string;
	/** As in `AgentSettings`. */
	readonly svg: string;
	/** Whether it opens a list of agents. */
	readonly isAgent: boolean;
	/** Its agents that have a value. */
	readonly agents: readonly AgentSettings[];
	readonly hasWelcome: boolean;
	readonly isDefaultOpen: boolean;
	/** Whether presses are reported to analytics tools. */
	readonly isTracked: boolean;
	readonly nonce: string;
	/** As it came, for the parsers of its panel. */
	readonly raw: Raw;
}
