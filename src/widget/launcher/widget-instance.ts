import type { Device } from '../domain/device';
import type {
	Assets,
	RawChannel,
	PageModel,
	WidgetModel,
} from '../domain/settings/types';
import { isAvailable } from '../domain/channel-availability';
import { hasConditions } from '../domain/has-conditions';
import type { Browser } from '../browser/types';
import { createTracker } from '../services/tracker';
import type {
	SingleChannelBundle,
	MountApp,
	EvaluateConditions,
	VisibilityState,
} from '../services/context';
import { mountLauncher, type MountedLauncher } from './mount-launcher';

/** What all widgets of a page share. */
export interface PageContext {
	readonly browser: Browser;
	readonly page: PageModel;
	readonly assets: Assets;
	readonly device: Device;
	readonly loadApp: () => Promise< MountApp | undefined >;
	readonly loadConditions: () => Promise< EvaluateConditions | undefined >;
	readonly loadSingleChannel: () => Promise<
		SingleChannelBundle | undefined
	>;
	/** Tells a developer why something is not there. */
	readonly debug: ( message: string ) => void;
}

/** A widget that shows now or when a trigger fires. */
export interface WidgetInstance {
	readonly id: string;
	/** Shows it, whatever its triggers, and opens it; false where a rule keeps it away. */
	open: () => Promise< boolean >;
	close: () => void;
}

type Parts = PageContext & {
	readonly widget: WidgetModel;
	readonly rawChannels: readonly RawChannel[];
};

/** Whether a widget has a channel, and is not on the page already. */
function canShow( { browser, widget, rawChannels, debug }: Parts ): boolean {
	const { id } = widget;
	const isThere = browser.hasElement( `chaty-widget-${ id }` );
	if ( isThere || ! rawChannels.length ) {
		const reason = isThere ? 'already-on-page' : 'no-channel';
		debug( `widget ${ id } does not show: ${ reason }` );
		return false;
	}
	return true;
}

/** Shows a widget with those of its channels that can do something. */
function show(
	parts: Parts,
	bundle: SingleChannelBundle | undefined,
	onInteraction: () => void
): MountedLauncher | null {
	const rawChannels = bundle?.filterUsable( parts ) ?? parts.rawChannels;
	const usable = {
		...parts,
		rawChannels,
		onInteraction,
		renderSingleChannel: bundle?.renderSingleChannel,
	};
	// The same settings may have come twice while it waited.
	return canShow( usable )
		? mountLauncher( { ...usable, tracker: createTracker( usable ) } )
		: null;
}

/** Shows a widget at once, or when its conditions and triggers say so. */
function startInstance( parts: Parts ): Omit< WidgetInstance, 'id' > {
	const { widget, rawChannels, loadConditions, loadSingleChannel } = parts;
	let running: MountedLauncher | null = null;
	let showNow: ( () => void ) | undefined;
	let isWanted = false;

	function follow() {
		if ( running && isWanted ) {
			isWanted = false;
			running.request( { type: 'open', isUserInitiated: true } );
		}
	}

	async function start() {
		const isSure = widget.isChecked && rawChannels.length > 1;
		const bundle = isSure ? undefined : await loadSingleChannel();
		running ??= show( parts, bundle, () => showNow?.() );
		follow();
	}

	function onState( state: VisibilityState ) {
		const isActive = state !== 'auto-hidden';
		running?.container.classList.toggle( 'active', isActive );
		return state !== 'hidden' && ! running ? start() : undefined;
	}

	async function decide() {
		const evaluate = await loadConditions();
		const findContainer = () => running?.container;
		showNow = await evaluate?.( { ...parts, onState, findContainer } );
		if ( isWanted ) {
			showNow?.();
		}
	}

	const decided = hasConditions( widget.triggers ) ? decide() : start();
	return {
		open() {
			isWanted = true;
			showNow?.();
			follow();
			return decided.then( () => !! ( running || showNow ) );
		},
		close: () => running?.request( { type: 'close' } ),
	};
}

/** Decides whether a widget may show (spec section 5); its rules and triggers say when. */
export function createWidgetInstance(
	parts: PageContext,
	widget: WidgetModel
): WidgetInstance | null {
	const rawChannels = widget.channels.filter( ( { raw } ) =>
		isAvailable( raw, parts.device.isMobile )
	);
	const own = { ...parts, widget, rawChannels };
	return canShow( own ) ? { id: widget.id, ...startInstance( own ) } : null;
}
