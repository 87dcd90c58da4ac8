import { __, sprintf } from '@wordpress/i18n';
import { asRecord } from '../../shared/raw-values';
import {
	getContrastColor,
	getLuminance,
	readColor,
} from '../../widget/domain/color';
import type { Path, WidgetDocument } from './document';
import { getAt } from './draft';
import type { Issue } from './preload';
import { BACKGROUNDS, getSeenColor } from './seen-color';

/** WCAG 2, success criteria 1.4.3 (text) and 1.4.11 (icons). */
const TEXT_CONTRAST = 4.5;
const ICON_CONTRAST = 3;

/** WCAG 2 contrast of two checked colors; as on the visitor's page, nearly black counts as a little lighter. */
export function getContrast( one: string, other: string ): number {
	const lights = [ getLuminance( one ), getLuminance( other ) ];
	return ( Math.max( ...lights ) + 0.05 ) / ( Math.min( ...lights ) + 0.05 );
}

/** Backgrounds whose text is always black or white. */
const AUTOMATIC = [
	'wp_popup_head_bg_color',
	'wechat_header_color',
	'title_bg_color',
	'agent_bg_color',
];

const describeAutomatic = ( text: string, ratio: string ) =>
	sprintf(
		/* translators: 1: "black" or "white", 2: number such as 7.3. */
		__( 'Visitors see it in %1$s, with a contrast of %2$s to 1.', 'chaty' ),
		text === '#000000' ? __( 'black', 'chaty' ) : __( 'white', 'chaty' ),
		ratio
	);

const describeWeak = ( ratio: string, limit: number ) =>
	sprintf(
		/* translators: 1, 2: numbers such as 2.1 and 4.5. */
		__(
			'Hard to read: a contrast of %1$s to 1, where %2$s is needed. Without a color of its own it is black or white.',
			'chaty'
		),
		ratio,
		String( limit )
	);

/** What visitors will see of a color, in a sentence; a warning where it is hard to read. */
export function describeContrast(
	widget: WidgetDocument,
	path: Path
): Issue | null {
	const key = String( path.at( -1 ) );
	const background = BACKGROUNDS[ key ];
	const isAutomatic = AUTOMATIC.includes( key );
	if ( ! background && ! isAutomatic ) {
		return null;
	}
	const base = path.slice( 0, -1 );
	const seen = getSeenColor( widget, path );
	const text = background ? seen : getContrastColor( seen );
	const contrast = getContrast(
		text,
		background ? getSeenColor( widget, [ ...base, background ] ) : seen
	);
	const limit = key === 'widget_icon_color' ? ICON_CONTRAST : TEXT_CONTRAST;
	// Rounded down: 4.49 must not read as enough.
	const ratio = String( Math.floor( contrast * 10 ) / 10 );
	if (
		isAutomatic ||
		! readColor( asRecord( getAt( widget, base ) ), key )
	) {
		return { level: 'note', message: describeAutomatic( text, ratio ) };
	}
	return contrast < limit
		? { level: 'warning', message: describeWeak( ratio, limit ) }
		: {
				level: 'note',
				message: sprintf(
					/* translators: %s: number such as 7.3. */
					__( 'Easy to read: a contrast of %s to 1.', 'chaty' ),
					ratio
				),
		  };
}
