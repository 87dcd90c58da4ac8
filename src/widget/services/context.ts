import type { ReactElement } from 'react';
import type { Agent } from '../domain/agents';
import type { PanelKind } from '../domain/channel-action';
import type { HiddenReason } from '../domain/conditions';
import type { Device } from '../domain/device';
import type { Cleanup } from '../../shared/types';
import type { PanelEvent, PanelState } from '../domain/panel-machine';
import type { WidgetPlan } from '../domain/plan';
import type {
	Assets,
	ChannelModel,
	PageModel,
	WidgetModel,
} from '../domain/settings/types';
import type { VisibilityState } from '../domain/visibility-machine';
import type { Browser, ExitApi, WidgetBrowser } from '../browser/types';
import type { Raw } from '../../shared/raw-values';
import type { RichNode } from '../../shared/rich-text';
import type { Store } from './store';
import type { Tracker } from './tracker';

/** What all widgets of a page share. */
export interface PageContext {
	readonly browser: Browser;
	readonly page: Pick< PageModel, 'ajaxUrl' | 'isAnalyticsOn' >;
	readonly assets: Assets;
	readonly device: Device;
	/** Logs a message where the site runs with SCRIPT_DEBUG. */
	readonly debug: ( message: string ) => void;
	/** Keeps what ends the widgets' work when something replaces the page's body. */
	readonly onEnd: ( cleanup: Cleanup ) => void;
}

export type Request = ( event: PanelEvent ) => void;

/** What the loader and later bundles both know of a widget. */
export interface WidgetParts extends PageContext {
	readonly widget: Pick< WidgetModel, 'id' | 'nonce' >;
	/** The widget as it is in the settings. */
	readonly raw: Raw;
	/** Slugs of its channels on this device, at least one. */
	readonly slugs: readonly string[];
	readonly tracker: Tracker;
	readonly load: LoadBundle;
	/** The visitor uses the widget, which ends auto hide. */
	onInteraction: () => void;
	/** Hands an event to the open widget, whose bundle is loaded first if necessary. */
	request: Request;
}

/** Which parts of the launcher draw attention to it, by the visitor's marks. */
export interface Attention {
	readonly hasCta: boolean;
	readonly hasBadge: boolean;
	readonly hasEffect: boolean;
}

/** A widget on a page, as the loader hands it to later bundles. */
export interface LauncherContext extends WidgetParts {
	readonly widget: WidgetPlan;
	readonly attention: Attention;
}

/** The same widget with its settings parsed, for what React draws. */
export interface WidgetContext extends WidgetParts {
	readonly widget: WidgetModel;
	/** The call to action that the launcher shows at first; empty for none. */
	readonly cta: readonly RichNode[];
	/** Number on the badge; 0 for none. */
	readonly badge: number;
	/** Name of the attention effect, or `''`. */
	readonly effect: string;
}

/** An open widget, as its panels know it. */
export interface PanelContext extends WidgetContext {
	readonly browser: WidgetBrowser;
	readonly panel: Store< PanelState, PanelEvent >;
}

export interface PanelProps {
	readonly controller: PanelContext;
	readonly channel: ChannelModel;
	/** The channel's agents, with links for the page as it is now. */
	readonly agents: readonly Agent[];
	/** The channel's drawing on its color. */
	readonly glyph: ReactElement;
	/** The visitor sends a chat. */
	readonly onSend: ( text: string ) => void;
}

export type DrawPanel = ( props: PanelProps ) => ReactElement;

export type PanelBundle = `panel_${ PanelKind }`;

/** Takes over the container's markup, and returns what handles requests from then on. */
export type MountApp = (
	container: HTMLElement,
	context: LauncherContext
) => Request;

/** Handles presses on a widget's single channel; the cleanup ends that. */
export type ListenToSingleChannel = (
	parts: LauncherContext & { readonly container: HTMLElement }
) => Cleanup;

/** A widget that can be shown: its plan, its settings, and its element, whose launcher is drawn. */
export interface PreparedWidget {
	readonly widget: WidgetPlan;
	readonly raw: Raw;
	readonly container: HTMLElement;
	/** Called just before it shows. */
	readonly onShow?: () => void;
}

/** A widget that shows now or when a trigger fires. */
export interface StartedWidget {
	readonly id: string;
	/** Slugs of its channels on this device. */
	readonly slugs: readonly string[];
	readonly tracker: Tracker;
	/** Shows it whatever its triggers, and opens it; resolves to false where it cannot show. A press counts as one. */
	open: ( isPress?: boolean ) => Promise< boolean >;
	close: () => void;
}

/** A page's settings, as far as the loader uses them, and the widgets that are made of them. */
export interface PreparedPage extends Pick< PageContext, 'page' > {
	readonly widgets: readonly PreparedWidget[];
}

/** A page whose settings are not read yet. */
export type BarePage = Omit< PageContext, 'page' >;

/** Makes in the browser what the server makes for the settings that it prints; the first settings replace these. */
export type Compose = (
	settings: unknown,
	page: BarePage,
	isFirst: boolean
) => PreparedPage;

/**
 * Decides whether and when a widget shows. Resolves to a function that shows it whatever its
 * triggers; to nothing when a condition does not hold.
 */
export type EvaluateConditions = (
	parts: PageContext & {
		readonly widget: Pick< WidgetPlan, 'id' >;
		/** The widget as it is in the settings. */
		readonly raw: Raw;
		/** Shows or hides the widget. */
		readonly onState: ( state: VisibilityState ) => void;
		/** The widget's element, which may not show yet. */
		readonly container: HTMLElement;
		readonly load: LoadBundle;
	}
) => Promise< ( () => void ) | undefined >;

/** Finds the condition that keeps a widget from showing. */
export type FindHiddenReason = (
	parts: Pick< PageContext, 'browser' | 'assets' > & { readonly raw: Raw }
) => Promise< HiddenReason | null >;

/** What exit intent needs of the browser, and `onExit`, which animates a widget that it showed. */
export type WatchExit = (
	container: Element
) => ExitApi & { readonly onExit: () => void };

/** Reports a click on a channel to the page's analytics tools. */
export type ReportClick = (
	parts: { readonly widget: Pick< WidgetPlan, 'id' > },
	channel: Pick< ChannelModel, 'slug' >,
	name?: string
) => void;

/** What later bundles leave for others. */
export interface Bundles extends Readonly< Record< PanelBundle, DrawPanel > > {
	readonly analytics: ReportClick;
	readonly widget: MountApp;
	readonly triggers: EvaluateConditions;
	readonly conditions: FindHiddenReason;
	readonly exit_intent: WatchExit;
	readonly single_channel: ListenToSingleChannel;
	readonly compose: Compose;
	readonly openers: () => void;
	readonly room: () => Cleanup;
	readonly variables: ( text: string ) => string;
}

/** Loads a bundle once; resolves to nothing when a script fails to load, and then the next call tries again. */
export type LoadBundle = < Name extends keyof Bundles >(
	name: Name
) => Promise< Bundles[ Name ] | undefined >;
