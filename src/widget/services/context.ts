import type { ChannelColors } from '../domain/channel-appearance';
import type { Device } from '../domain/device';
import type { PanelEvent } from '../domain/panel-machine';
import type {
	Assets,
	RawChannel,
	PageModel,
	WidgetModel,
} from '../domain/settings/types';
import type { VisibilityState } from '../domain/visibility-machine';
import type { Browser } from '../browser/types';
import type { RichNode } from '../../shared/rich-text';
import type { Tracker } from './tracker';

/** What all widgets of a page share. */
export interface PageContext {
	readonly browser: Browser;
	readonly page: PageModel;
	readonly assets: Assets;
	readonly device: Device;
	/** Logs a message where the site runs with SCRIPT_DEBUG. */
	readonly debug: ( message: string ) => void;
}

/** One widget on a page, as the loader hands it to later bundles. */
export interface WidgetContext extends PageContext {
	readonly widget: WidgetModel;
	/** The channels that are available and usable, at least one. */
	readonly rawChannels: readonly RawChannel[];
	readonly tracker: Tracker;
	/** The call to action that the launcher shows at first; empty for none. */
	readonly cta: readonly RichNode[];
	/** Number on the badge; 0 for none. */
	readonly badge: number;
	/** Name of the attention effect, or `''`. */
	readonly effect: string;
	/** The visitor uses the widget, which ends auto hide. */
	onInteraction: () => void;
	/** Hands an event to the open widget, whose bundle is loaded first if necessary. */
	request: ( event: PanelEvent ) => void;
}

/** Takes over the container's markup, and returns what handles requests from then on. */
export type MountApp = (
	container: HTMLElement,
	context: WidgetContext
) => ( event: PanelEvent ) => void;

/** A widget's single channel, which replaces the launcher. */
export interface SingleChannel {
	readonly node: Node;
	readonly colors: ChannelColors;
	/** Whether a press opens a panel, which needs the widget bundle. */
	readonly hasPanel: boolean;
	/** Removes the listeners when the open widget takes over. */
	release: () => void;
}

/** Draws a widget's single channel; `null` when it is not usable. */
export type RenderSingleChannel = (
	context: WidgetContext
) => SingleChannel | null;

/** What the bundle `chaty-single-channel` leaves for the loader. */
export interface SingleChannelBundle {
	readonly filterUsable: (
		parts: Pick<
			WidgetContext,
			'browser' | 'widget' | 'rawChannels' | 'device' | 'debug'
		>
	) => readonly RawChannel[];
	readonly renderSingleChannel: RenderSingleChannel;
}

/**
 * Decides whether and when a widget shows. Resolves to a function that shows it whatever its
 * triggers; to nothing when a condition does not hold.
 */
export type EvaluateConditions = (
	parts: PageContext & {
		readonly widget: WidgetModel;
		/** Shows or hides the widget; resolves once it is on the page. */
		readonly onState: (
			state: VisibilityState
		) => Promise< void > | undefined;
		/** The widget's element, once it is on the page. */
		readonly findContainer: () => HTMLElement | undefined;
	}
) => Promise< ( () => void ) | undefined >;
