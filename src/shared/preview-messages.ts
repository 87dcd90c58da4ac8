/**
 * The messages between the console and its preview (docs/how-it-works.md, "The preview"). Both sides check
 * the window, its origin and the token of every message, and parse its content.
 */

export const PANEL_KINDS = [ 'form', 'chat', 'qr', 'agents' ] as const;

/** A panel that a visitor can open, as the page offers it. */
export interface PreviewPanel {
	/** Slug of its channel. */
	readonly channel: string;
	readonly label: string;
	readonly kind: ( typeof PANEL_KINDS )[ number ];
}

/**
 * `page`: as the page shows it. A panel is named by its channel; a form may show its errors, or the thanks
 * for a message.
 */
export type PreviewState =
	| 'page'
	| 'closed'
	| 'open'
	| { readonly channel: string; readonly step?: 'error' | 'thanks' };

/** The visitor whom the preview simulates. Where a key is missing, the real value holds. */
export interface PreviewVisitor {
	/** Local date and time: `2026-11-22T22:10`. */
	readonly now?: string;
	/** The zone of that time: a name, or an offset from UTC. */
	readonly timeZone?: string;
	/** Two letters. */
	readonly country?: string;
	readonly device?: 'desktop' | 'android' | 'ios';
	/** Whether the visitor has used the widget before. */
	readonly isReturning?: boolean;
}

/** Why visitors do not see the widget at once; `visible` where they do. */
export const WHY_REASONS = [
	'broken',
	'off',
	'page-rules',
	'no-channel',
	'country',
	'date-window',
	'day-hours',
	'waits',
	'seen',
	'visible',
] as const;

export type WhyReason = ( typeof WHY_REASONS )[ number ];

/** What the reason depends on. */
export interface WhyDetails {
	readonly device?: 'desktop' | 'mobile';
	/** Whether visitors with the other kind of device see it. */
	readonly isOnOtherDevice?: boolean;
	readonly country?: string;
	readonly countries?: readonly string[];
	/** Date and time in the zone of the rule: `2026-11-22 22:10:00`. */
	readonly now?: string;
	/** Sunday is 0. */
	readonly day?: number;
	readonly zone?: string;
	/** Start and end of the date window: `YYYY-MM-DD HH:MM:SS` or shorter, empty for none. */
	readonly start?: string;
	readonly end?: string;
	/** The day and hour rules as in the settings: days -1 and 0 to 9, minutes since midnight. */
	readonly hours?: readonly {
		readonly days: number;
		readonly startMinute: number;
		readonly endMinute: number;
	}[];
	/** Triggers; the first wins. */
	readonly delaySeconds?: number | null;
	readonly scrollPercent?: number | null;
	readonly selector?: string;
	readonly hasExitIntent?: boolean;
	/** Seconds after which it hides again; 0 for never. */
	readonly hideAfterSeconds?: number;
}

export interface Why {
	readonly reason: WhyReason;
	readonly details: WhyDetails;
}

/** From the console to the page. */
export type ConsoleMessage =
	| {
			readonly type: 'draft';
			readonly settings: unknown;
			/** The widget that is edited; the first where it is missing. The others are drawn as visitors find them. */
			readonly edited?: string | number;
	  }
	| { readonly type: 'state'; readonly state: PreviewState }
	| { readonly type: 'visitor'; readonly visitor: PreviewVisitor };

/** From the page to the console. */
export type PageMessage =
	| { readonly type: 'ready' }
	| { readonly type: 'shown'; readonly panels: readonly PreviewPanel[] }
	| ( { readonly type: 'why'; readonly others: number } & Why )
	| { readonly type: 'would-open'; readonly url: string };
