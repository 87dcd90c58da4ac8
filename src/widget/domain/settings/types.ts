import type { Script } from '../../../shared/types';
import type { ChannelType } from '../channels';
import type { Raw } from '../../../shared/raw-values';

/** Something in the settings that could not be used. It costs only itself. */
export interface ParseIssue {
	/** Where, as in `chaty_widgets[1].channels[0].value`. */
	readonly path: string;
	/** What is wrong with it, for the console of a developer. */
	readonly reason: string;
}

/** Spec section 3, "Page settings". */
export interface PageModel {
	readonly ajaxUrl: string;
	readonly isAnalyticsOn: boolean;
	readonly widgets: readonly WidgetModel[];
}

/**
 * What the plugin itself prints beside the settings, as `chaty_assets`: where its parts are, and
 * what it says. Unlike the settings it is ours alone and is not parsed; on a page without it a
 * widget still shows its launcher.
 */
export interface Assets {
	/** Whether the site runs with SCRIPT_DEBUG: problems and reasons are then told in the console. */
	readonly debug?: boolean;
	/** The open widget's scripts, in the order in which they must run. */
	readonly widget?: readonly Script[];
	/** What decides when a widget with rules or triggers shows. */
	readonly triggers?: Script;
	/** What draws a widget's only channel. */
	readonly single_channel?: Script;
	/** Address of the file with the channels' drawings. */
	readonly sprite?: string;
	/** Address of the style sheet with the attention effects. */
	readonly effects?: string;
	/** Address of the web font service, to which a family is added; empty where none may be used. */
	readonly fonts?: string;
	/** Where a visitor's country is asked, and what it is where the site itself knows it. */
	readonly country?: { readonly url: string; readonly code: string };
	/** Translated words. */
	readonly lang?: Raw;
}

export type DefaultState = 'open' | 'hover' | 'click';
export type CtaMode = 'first_click' | 'all_time' | 'none';
export type LauncherIcon =
	| 'chat-base'
	| 'chat-smile'
	| 'chat-bubble'
	| 'chat-db'
	| 'chat-image';

/** Spec section 3, "Widget" and "Settings". */
export interface WidgetModel {
	/** `0` for the first widget, `_1`, `_2` … for the others. */
	readonly id: string;
	readonly nonce: string;
	readonly isHorizontal: boolean;
	readonly defaultState: DefaultState;
	readonly hasCloseButton: boolean;
	readonly ctaMode: CtaMode;
	/** Rich text as it came; only the page's own rich-text reader may make it into nodes. */
	readonly ctaText: string;
	readonly icon: LauncherIcon;
	readonly iconUrl: string;
	/** Name of the attention effect, or `''`. */
	readonly effect: string;
	/** Number on the badge; 0 shows none. */
	readonly pendingCount: number;
	readonly fontFamily: string;
	readonly customCss: string;
	readonly position: Position;
	readonly colors: Colors;
	/** Its settings as they came, for what only the open widget reads. */
	readonly raw: Raw;
	/** As they came: most pages have no rule, and never read them (`parse-triggers.ts`). */
	readonly triggers: Raw;
	readonly channels: readonly RawChannel[];
	/** Whether the server has left out channels that can do nothing; settings of a script have not passed it. */
	readonly isChecked: boolean;
}

/** What is known of a channel before anybody opens the widget (`parse-channel.ts` reads the rest). */
export interface RawChannel {
	/** Where it stands in the settings. */
	readonly path: string;
	readonly slug: string;
	readonly raw: Raw;
}

/** Place and size, in pixels. */
export interface Position {
	readonly side: 'left' | 'right';
	readonly bottom: number;
	readonly sideSpacing: number;
	readonly size: number;
}

/** Checked CSS colours, by the custom property that they are for. */
export type Colors = Readonly< Record< string, string > >;

/** Spec section 3, "Triggers". */
export interface Triggers {
	/** Two-letter codes in upper case; empty for every country. */
	readonly countries: readonly string[];
	readonly dateWindow: DateWindow | null;
	readonly dayHours: readonly DayHours[] | null;
	/** Offset or zone that the day and hour rules are told in. */
	readonly dayZone: string;
	/** When it becomes visible; `null` for a trigger that is off. */
	readonly delaySeconds: number | null;
	readonly scrollPercent: number | null;
	readonly hasExitIntent: boolean;
	/** Seconds after it became active; 0 for never. */
	readonly hideAfterSeconds: number;
}

export interface DateWindow {
	/** `YYYY-MM-DD HH:MM:SS` or empty. */
	readonly start: string;
	readonly end: string;
	/** Offset or zone that start and end are told in. */
	readonly zone: string;
}

/** Spec section 5: day codes -1 and 0 to 9, hours and minutes inclusive. */
export interface DayHours {
	readonly days: number;
	readonly startMinute: number;
	readonly endMinute: number;
}

/** Spec section 3, "Channel". */
export interface ChannelModel {
	/** The name it is counted under and its DOM names are made of, `Whatsapp`, `Custom_Link_3`. */
	readonly slug: string;
	/** What it behaves as. */
	readonly type: ChannelType;
	readonly value: string;
	readonly label: string;
	/** Checked CSS colour of the button, or `''` for the channel's own look. */
	readonly color: string;
	readonly imageUrl: string;
	/** Whether it opens a list of agents. */
	readonly isAgent: boolean;
	/** Its agents that have a value. */
	readonly agents: readonly Raw[];
	readonly isTracked: boolean;
	readonly nonce: string;
	/** What only the open widget reads: panels, forms, agents. */
	readonly raw: Raw;
}
