import { getContrastColor, ICON_LUMINANCE, readColor } from '../color';
import {
	readBoolean,
	readNumber,
	readText,
	type Raw,
} from '../../../shared/raw-values';

// docs/how-it-works.md, "Launcher".
const DEFAULT_SIZE_PX = 54;
const DEFAULT_SPACING_PX = 25;

/**
 * Checked CSS colors by the custom property that they are for. Text and icons have the contrast color of their background
 * where the owner has not chosen one.
 */
function parseColors( raw: Raw, color: string ) {
	const cta = readColor( raw, 'cta_bg_color', '#ffffff' );
	const badge = readColor( raw, 'pending_mesg_count_bgcolor', '#dd0000' );
	return {
		color,
		icon: readColor(
			raw,
			'widget_icon_color',
			getContrastColor( color, ICON_LUMINANCE )
		),
		'cta-color': cta,
		'cta-text': readColor( raw, 'cta_text_color', getContrastColor( cta ) ),
		'badge-color': badge,
		'badge-text': readColor(
			raw,
			'pending_mesg_count_color',
			getContrastColor( badge )
		),
	};
}

/**
 * Distances from the window's edges, those on small screens where they are others, and size, in pixels, by the custom
 * property that they are for.
 */
function parseDistances( raw: Raw ) {
	const bottom = readNumber( raw, 'bottom_spacing', DEFAULT_SPACING_PX );
	const side = readNumber( raw, 'side_spacing', DEFAULT_SPACING_PX );
	// A launcher of size 0 or less could not be pressed.
	const size =
		readNumber( raw, 'widget_size', 0 ) ||
		readNumber( raw, 'custom_widget_size', 0 );
	const small = {
		'small-bottom': readNumber( raw, 'mobile_bottom_spacing', bottom ),
		'small-side': readNumber( raw, 'mobile_side_spacing', side ),
	};
	return {
		bottom,
		side,
		size: size > 0 ? size : DEFAULT_SIZE_PX,
		...( ( small[ 'small-bottom' ] !== bottom ||
			small[ 'small-side' ] !== side ) &&
			small ),
	};
}

/** Colors, distances, font, badge and effect (docs/how-it-works.md, "Launcher"). */
export function parseAppearance(
	raw: Raw,
	{ color }: { readonly color: string }
) {
	return {
		/** Name of the attention effect, or `''`. */
		effect: readText( raw, 'attention_effect' ).replace( /[^\w-]/g, '' ),
		/** Number on the badge; 0 shows none. */
		pendingCount: readBoolean( raw, 'is_pending_mesg_enabled' )
			? Math.max(
					0,
					Math.floor( readNumber( raw, 'pending_mesg_count', 0 ) )
			  )
			: 0,
		fontFamily: readText( raw, 'font_family' ),
		distances: parseDistances( raw ),
		colors: parseColors( raw, color ),
	};
}
