import type { Device } from '../domain/device';
import type {
	Assets,
	ChannelSeed,
	PageModel,
	WidgetModel,
} from '../domain/settings/types';
import { isOn } from '../domain/channel-availability';
import { hasRules } from '../domain/has-conditions';
import type { Platform } from '../browser/types';
import { createCounter } from '../services/tracker';
import type {
	Links,
	MountView,
	RunRules,
	ShownState,
} from '../services/context';
import { startWidget, type RunningWidget } from './mount-launcher';

/** What all widgets of a page share. */
export interface PageParts {
	readonly platform: Platform;
	readonly page: PageModel;
	readonly assets: Assets;
	readonly device: Device;
	readonly loadView: () => Promise< MountView | undefined >;
	readonly loadRules: () => Promise< RunRules | undefined >;
	readonly loadLinks: () => Promise< Links | undefined >;
	/** Tells a developer why something is not there. */
	readonly tell: ( message: string ) => void;
}

/** A widget that shows now or when a trigger fires. */
export interface PreparedWidget {
	readonly id: string;
	/** Shows it, whatever its triggers, and opens it; false where a rule keeps it away. */
	open: () => Promise< boolean >;
	close: () => void;
}

type Parts = PageParts & {
	readonly widget: WidgetModel;
	readonly seeds: readonly ChannelSeed[];
};

/** Whether a widget has a channel, and is not on the page already. */
function canShow( { platform, widget, seeds, tell }: Parts ): boolean {
	const { id } = widget;
	const isThere = platform.hasElement( `chaty-widget-${ id }` );
	if ( isThere || ! seeds.length ) {
		const reason = isThere ? 'already-on-page' : 'no-channel';
		tell( `widget ${ id } does not show: ${ reason }` );
		return false;
	}
	return true;
}

/** Shows a widget with those of its channels that can do something. */
function show(
	parts: Parts,
	links: Links | undefined,
	onUse: () => void
): RunningWidget | null {
	const seeds = links?.keepUsable( parts ) ?? parts.seeds;
	const usable = { ...parts, seeds, onUse, drawOnly: links?.drawOnly };
	// The same settings may have come twice while it waited.
	return canShow( usable )
		? startWidget( { ...usable, counter: createCounter( usable ) } )
		: null;
}

/** Has a widget's rules and triggers, if any, say when it shows. */
function runWidget( parts: Parts ): Omit< PreparedWidget, 'id' > {
	const { widget, seeds, loadRules, loadLinks } = parts;
	let running: RunningWidget | null = null;
	let showNow: ( () => void ) | undefined;
	let isWanted = false;

	function follow() {
		if ( running && isWanted ) {
			isWanted = false;
			running.request( { type: 'open', isAsked: true } );
		}
	}

	async function start() {
		const isSure = widget.isChecked && seeds.length > 1;
		const links = isSure ? undefined : await loadLinks();
		running ??= show( parts, links, () => showNow?.() );
		follow();
	}

	function onState( state: ShownState ) {
		running?.container.classList.toggle( 'active', state !== 'gone' );
		return state !== 'hidden' && ! running ? start() : undefined;
	}

	async function decide() {
		const runRules = await loadRules();
		const findContainer = () => running?.container;
		showNow = await runRules?.( { ...parts, onState, findContainer } );
		if ( isWanted ) {
			showNow?.();
		}
	}

	const decided = hasRules( widget.triggers ) ? decide() : start();
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
export function prepareWidget(
	parts: PageParts,
	widget: WidgetModel
): PreparedWidget | null {
	const seeds = widget.channels.filter( ( { raw } ) =>
		isOn( raw, parts.device.isMobile )
	);
	const own = { ...parts, widget, seeds };
	return canShow( own ) ? { id: widget.id, ...runWidget( own ) } : null;
}
