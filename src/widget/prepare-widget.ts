import type { Device } from '../domain/device';
import type { Assets, PageModel, WidgetModel } from '../domain/settings/model';
import { isPresent } from '../domain/visibility/channel-presence';
import { hasRules } from '../domain/visibility/has-rules';
import type { Platform } from '../platform/platform';
import { createCounter } from '../services/counter';
import type { DrawOnly, MountView, RunRules } from '../services/widget-core';
import { startWidget, type RunningWidget } from './start-widget';

/** What all widgets of a page share. */
export interface PageParts {
	readonly platform: Platform;
	readonly page: PageModel;
	readonly assets: Assets;
	readonly device: Device;
	readonly loadView: () => Promise< MountView | undefined >;
	readonly loadRules: () => Promise< RunRules | undefined >;
	readonly loadLinks: () => Promise< DrawOnly | undefined >;
	/** Tells a developer why something is not there. */
	readonly tell: ( message: string ) => void;
}

/** A widget that shows now or when a trigger fires. */
export interface PreparedWidget {
	readonly id: string;
	/** Shows it, whatever its triggers, and opens it. */
	open(): void;
	close(): void;
}

/** Decides whether a widget may show (spec section 5); its rules and triggers, if any, say when. */
export function prepareWidget(
	parts: PageParts,
	widget: WidgetModel
): PreparedWidget | null {
	const { platform, device, tell, loadRules, loadLinks } = parts;
	const seeds = widget.channels.filter( ( { raw } ) =>
		isPresent( raw, device.isMobile )
	);
	if ( ! seeds.length || platform.hasElement( `chaty-widget-${ widget.id }` ) ) {
		tell(
			`widget ${ widget.id } does not show: ${
				seeds.length ? 'already-on-page' : 'no-channel'
			}`
		);
		return null;
	}
	const counter = createCounter( { ...parts, widget, seeds } );
	let running: RunningWidget | null = null;
	let show: ( () => void ) | undefined;
	let isWanted = false;

	function follow() {
		if ( running && isWanted ) {
			isWanted = false;
			running.request( { type: 'open', isAsked: true } );
		}
	}

	async function start() {
		const drawOnly = seeds.length === 1 ? await loadLinks() : undefined;
		running ??= startWidget( {
			...parts,
			widget,
			seeds,
			counter,
			drawOnly,
			onUse: () => show?.(),
		} );
		follow();
	}

	async function decide() {
		const runRules = await loadRules();
		const rules = await runRules?.( {
			...parts,
			widget,
			onState( state ) {
				if ( state !== 'hidden' && ! running ) {
					void start();
				}
				running?.container.classList.toggle( 'active', state !== 'gone' );
			},
			findContainer: () => running?.container,
		} );
		show = rules?.show;
		if ( isWanted ) {
			show?.();
		}
	}

	void ( hasRules( widget.triggers ) ? decide() : start() );
	return {
		id: widget.id,
		open() {
			isWanted = true;
			show?.();
			follow();
		},
		close: () => running?.request( { type: 'close' } ),
	};
}
