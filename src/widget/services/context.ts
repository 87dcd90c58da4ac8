import type { Device } from '../domain/device';
import type { PanelEvent } from '../domain/panel-machine';
import type {
	Assets,
	ChannelSeed,
	Colors,
	PageModel,
	WidgetModel,
} from '../domain/settings/types';
import type { Platform } from '../browser/types';
import type { RichNode } from '../../shared/rich-text';
import type { Counter } from './tracker';

/** One widget on the page, as the loader hands it to the parts that come later. */
export interface WidgetCore {
	readonly platform: Platform;
	readonly page: PageModel;
	readonly assets: Assets;
	readonly widget: WidgetModel;
	readonly device: Device;
	/** The channels that show, at least one: on for this device, and able to do something. */
	readonly seeds: readonly ChannelSeed[];
	readonly counter: Counter;
	/** What the launcher shows at first. */
	readonly cta: readonly RichNode[];
	readonly badge: number;
	/** Name of the attention effect, or `''`. */
	readonly effect: string;
	/** The visitor uses the widget: auto hide is over. */
	onUse: () => void;
	/** Asks the open widget for something; its scripts come first where they are not there. */
	request: ( event: PanelEvent ) => void;
	/** Tells a developer what is wrong. */
	tell: ( message: string ) => void;
}

/** The open widget, once it is there: takes over the container's markup and hears requests. */
export type MountView = (
	container: HTMLElement,
	core: WidgetCore
) => ( event: PanelEvent ) => void;

/** A widget's only channel, drawn as its launcher. */
export interface OnlyChannel {
	readonly node: Node;
	/** The channel's own, by the custom property that they are for. */
	readonly colors: Colors;
	/** Whether it opens one, which wants the open widget; nothing else of it does. */
	readonly hasPanel: boolean;
	/** Stops listening, because the open widget does. */
	release: () => void;
}

/** Draws a widget's only channel; `null` when it can do nothing here. */
export type DrawOnly = ( core: WidgetCore ) => OnlyChannel | null;

/** What knows the channels' values: it comes only where the loader must ask. */
export interface Links {
	/** Leaves out what of a widget's channels can do nothing. */
	readonly keepUsable: (
		parts: Pick< WidgetCore, 'platform' | 'seeds' | 'device' | 'tell' >
	) => readonly ChannelSeed[];
	readonly drawOnly: DrawOnly;
}

/** Whether a widget waits, shows, or was hidden again; `kept` stays whatever happens. */
export type ShownState = 'hidden' | 'shown' | 'kept' | 'gone';

/**
 * Decides when a widget with rules or triggers shows. It answers with what shows it at once,
 * because the visitor or a script of the page wants it; nothing where a rule keeps it away.
 */
export type RunRules = ( parts: {
	readonly platform: Platform;
	readonly page: PageModel;
	readonly assets: Assets;
	readonly widget: WidgetModel;
	readonly device: Device;
	readonly tell: ( message: string ) => void;
	/** Shows or hides the widget, and answers when that is done. */
	readonly onState: ( state: ShownState ) => Promise< void > | undefined;
	/** The widget on the page, once it shows. */
	readonly findContainer: () => HTMLElement | undefined;
} ) => Promise< ( () => void ) | undefined >;
