import { hasConditions } from '../domain/settings/parse-page-settings';
import type { WidgetModel } from '../domain/settings/types';
import type { VisibilityState } from '../domain/visibility-machine';
import { createTracker } from '../services/tracker';
import type {
	EvaluateConditions,
	MountApp,
	PageContext,
	SingleChannelBundle,
	WidgetContext,
} from '../services/context';
import { mountLauncher, type MountedLauncher } from './mount-launcher';

/** A page, and how later bundles are loaded there. */
export interface LoaderContext extends PageContext {
	readonly loadApp: () => Promise< MountApp | undefined >;
	readonly loadConditions: () => Promise< EvaluateConditions | undefined >;
	readonly loadSingleChannel: () => Promise<
		SingleChannelBundle | undefined
	>;
}

/** A widget that shows now or when a trigger fires. */
export interface WidgetInstance {
	readonly id: string;
	/** Shows it whatever its triggers, and opens it; resolves to false where a condition does not hold. */
	open: () => Promise< boolean >;
	close: () => void;
}

type Parts = LoaderContext & Pick< WidgetContext, 'widget' | 'rawChannels' >;

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

/** Mounts a widget with those of its channels that are usable. */
function show(
	parts: Parts,
	bundle: SingleChannelBundle | undefined,
	onInteraction: () => void
): MountedLauncher | null {
	const usable = {
		...parts,
		onInteraction,
		rawChannels: bundle?.filterUsable( parts ) ?? parts.rawChannels,
		renderSingleChannel: bundle?.renderSingleChannel,
	};
	// Checked again: while it waited, the same settings may have come a second time.
	return canShow( usable )
		? mountLauncher( { ...usable, tracker: createTracker( usable ) } )
		: null;
}

/** Shows a widget at once, or when its conditions and triggers say so. */
function startInstance( parts: Parts ): Omit< WidgetInstance, 'id' > {
	const { widget, rawChannels, loadConditions, loadSingleChannel } = parts;
	let launcher: MountedLauncher | null = null;
	let showNow: ( () => void ) | undefined;
	let shouldOpen = false;

	function openIfMounted() {
		if ( launcher && shouldOpen ) {
			shouldOpen = false;
			launcher.request( { type: 'open', isUserInitiated: true } );
		}
	}

	async function start() {
		const isSure = widget.isChecked && rawChannels.length > 1;
		const bundle = isSure ? undefined : await loadSingleChannel();
		launcher ??= show( parts, bundle, () => showNow?.() );
		openIfMounted();
	}

	function onState( state: VisibilityState ) {
		const isActive = state !== 'auto-hidden';
		launcher?.container.classList.toggle( 'active', isActive );
		return state !== 'hidden' && ! launcher ? start() : undefined;
	}

	async function decide() {
		const evaluate = await loadConditions();
		const findContainer = () => launcher?.container;
		showNow = await evaluate?.( { ...parts, onState, findContainer } );
		if ( shouldOpen ) {
			showNow?.();
		}
	}

	const decided = hasConditions( widget.triggers ) ? decide() : start();
	return {
		open() {
			shouldOpen = true;
			showNow?.();
			openIfMounted();
			return decided.then( () => !! ( launcher || showNow ) );
		},
		close: () => launcher?.request( { type: 'close' } ),
	};
}

/** Starts a widget; `null` when it has no available channel or is on the page already. */
export function createWidgetInstance(
	context: LoaderContext,
	widget: WidgetModel
): WidgetInstance | null {
	const rawChannels = widget.channels.filter( ( channel ) =>
		context.device.isMobile ? channel.isOnMobile : channel.isOnDesktop
	);
	const parts = { ...context, widget, rawChannels };
	return canShow( parts )
		? { id: widget.id, ...startInstance( parts ) }
		: null;
}
