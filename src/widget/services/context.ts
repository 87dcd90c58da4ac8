import type { Device } from '../domain/device';
import type { PanelEvent } from '../domain/panel-machine';
import type {
	Assets,
	RawChannel,
	Colors,
	PageModel,
	WidgetModel,
} from '../domain/settings/types';
import type { Browser } from '../browser/types';
import type { RichNode } from '../../shared/rich-text';
import type { Tracker } from './tracker';

/** One widget on the page, as the loader hands it to the parts that come later. */
export interface WidgetContext {
	readonly browser: Browser;
	readonly page: PageModel;
	readonly assets: Assets;
	readonly widget: WidgetModel;
	readonly device: Device;
	/** The channels that show, at least one: on for this device, and able to do something. */
	readonly rawChannels: readonly RawChannel[];
	readonly tracker: Tracker;
	/** What the launcher shows at first. */
	readonly cta: readonly RichNode[];
	readonly badge: number;
	/** Name of the attention effect, or `''`. */
	readonly effect: string;
	/** The visitor uses the widget: auto hide is over. */
	onInteraction: () => void;
	/** Asks the open widget for something; its scripts come first where they are not there. */
	request: ( event: PanelEvent ) => void;
	/** Tells a developer what is wrong. */
	debug: ( message: string ) => void;
}

/** The open widget, once it is there: takes over the container's markup and hears requests. */
export type MountApp = (
	container: HTMLElement,
	context: WidgetContext
) => ( event: PanelEvent ) => void;

/** A widget's only channel, drawn as its launcher. */
export interface SingleChannel {
	readonly node: Node;
	/** The channel's own, by the custom property that they are for. */
	readonly colors: Colors;
	/** Whether it opens one, which wants the open widget; nothing else of it does. */
	readonly hasPanel: boolean;
	/** Stops listening, because the open widget does. */
	release: () => void;
}

/** Draws a widget's only channel; `null` when it can do nothing here. */
export type RenderSingleChannel = (
	context: WidgetContext
) => SingleChannel | null;

/** What knows the channels' values: it comes only where the loader must ask. */
export interface SingleChannelBundle {
	/** Leaves out what of a widget's channels can do nothing. */
	readonly filterUsable: (
		parts: Pick<
			WidgetContext,
			'browser' | 'rawChannels' | 'device' | 'debug'
		>
	) => readonly RawChannel[];
	readonly renderSingleChannel: RenderSingleChannel;
}

/** Whether a widget waits, shows, or was hidden again; `kept` stays whatever happens. */
export type VisibilityState = 'hidden' | 'shown' | 'pinned' | 'auto-hidden';

/**
 * Decides when a widget with rules or triggers shows. It answers with what shows it at once,
 * because the visitor or a script of the page wants it; nothing where a rule keeps it away.
 */
export type EvaluateConditions = ( parts: {
	readonly browser: Browser;
	readonly page: PageModel;
	readonly assets: Assets;
	readonly widget: WidgetModel;
	readonly device: Device;
	readonly debug: ( message: string ) => void;
	/** Shows or hides the widget, and answers when that is done. */
	readonly onState: ( state: VisibilityState ) => Promise< void > | undefined;
	/** The widget on the page, once it shows. */
	readonly findContainer: () => HTMLElement | undefined;
} ) => Promise< ( () => void ) | undefined >;
