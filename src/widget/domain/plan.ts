import type { Device } from './device';
import type { Assets } from './settings/types';

/**
 * What the loader needs of a widget's settings, worked out before: by the server for the settings that it
 * prints (`class-plan.php`), by the bundle `chaty-compose` for those that a script sets
 * (docs/how-it-works.md, "The printed launcher"). Keys with nothing to say are missing.
 */
export interface WidgetPlan {
	/** `0` for the first widget, `_1`, `_2` … for the others. */
	readonly id: string;
	readonly nonce: string;
	/** The usable channels, each with the devices that it is on, as bits, and whether its chat opens by itself. */
	readonly channels: readonly ( readonly [
		slug: string,
		devices: number,
		isDefaultOpen?: number,
	] )[];
	/** Whether conditions or triggers decide if and when it shows. */
	readonly conditions?: number;
	/** Whether the list opens by itself. */
	readonly open?: number;
	/** When the call to action shows; missing where there is none. */
	readonly cta?: 'first_click' | 'all_time';
	/** Number on the badge. */
	readonly badge?: number;
	/** Name of the attention effect. */
	readonly effect?: string;
	/** Address of the web font's style sheet. */
	readonly font?: string;
	/**
	 * Address and target of the single channel's link by device, where they differ from what is drawn. Their
	 * `{title}` and `{url}`, which are encoded, are filled at the press.
	 */
	readonly links?: Readonly<
		Partial<
			Record<
				'desktop' | 'mobile' | 'ios',
				readonly [ href: string, target: string ]
			>
		>
	>;
}

/** What the server prints for the loader, as JSON: `#chaty-data`. */
export interface PrintedData {
	readonly assets: Assets;
	readonly plan: {
		readonly version: number;
		readonly widgets: readonly WidgetPlan[];
	};
}

/** The server has the same (`class-plan.php`), unless a cached page was printed before an update. */
export const PLAN_VERSION = 2;

/** Bits of the devices of a channel. */
export const DEVICE_BITS = { desktop: 1, mobile: 2 } as const;

export const getDeviceName = ( { isMobile }: Device ): 'mobile' | 'desktop' =>
	isMobile ? 'mobile' : 'desktop';

export function getDeviceSlugs(
	{ channels }: Pick< WidgetPlan, 'channels' >,
	{ isMobile }: Device
): readonly string[] {
	const bits = [
		isMobile ? DEVICE_BITS.mobile : DEVICE_BITS.desktop,
		DEVICE_BITS.desktop + DEVICE_BITS.mobile,
	];
	return channels.flatMap( ( [ slug, devices ] ) =>
		bits.includes( devices ) ? slug : []
	);
}
