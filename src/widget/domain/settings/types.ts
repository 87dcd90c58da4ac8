import type { Script } from '../../../shared/types';
import type { Raw } from '../../../shared/raw-values';
import type { parseLauncher } from './parse-launcher';

export type { ChannelType, LinkSource } from '../channel-urls';
export type { AgentSettings, ChannelModel } from './parse-channel';
export type {
	ComposedWidgetModel,
	PageModel,
	RawChannel,
} from './parse-page-settings';

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
	/** Address of the widget's script, where the site has another than these two make; other files are beside it. */
	readonly widget?: string;
	/** WordPress's React, in the order in which its scripts must run. */
	readonly react?: readonly Script[];
	/** Address of the web font service, to which a family is appended, where it is not the default; empty for none. */
	readonly fonts?: string;
	/** Address of the trace service, and the visitor's country where the site knows it; missing for the defaults. */
	readonly country?: { readonly url: string; readonly code: string };
	/** Texts that are not the English ones (`strings.json`). */
	readonly lang?: Raw;
}

/** What is drawn of a widget, before and after a press. */
export type WidgetModel = ReturnType< typeof parseLauncher > & {
	/** `0` for the first widget, `_1`, `_2` … for the others. */
	readonly id: string;
	readonly nonce: string;
};
