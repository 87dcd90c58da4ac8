import { luminance, readableOn } from './appearance';

/** WCAG 2, success criterion 1.4.3. */
const MIN_CONTRAST = 4.5;

/** Room for the flare of screens, as WCAG 2 has it. */
const FLARE = 0.05;

/**
 * The owner's colour for text on a ground, when people can read it there; otherwise black or
 * white, whichever they read better. Both are checked colours, the first may be `''`.
 */
export function textColor( wanted: string, ground: string ): string {
	const levels = [ luminance( wanted ) + FLARE, luminance( ground ) + FLARE ];
	const contrast = Math.max( ...levels ) / Math.min( ...levels );
	return wanted && contrast >= MIN_CONTRAST ? wanted : readableOn( ground );
}
