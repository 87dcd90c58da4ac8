import { getContrastColor, ICON_LUMINANCE, readColor } from '../color';
import {
	readBoolean,
	readNumber,
	readText,
	type Raw,
} from '../../../shared/raw-values';
import type {
	Colors,
	ComposedWidgetModel,
	Distances,
	WidgetModel,
} from './types';

// docs/how-it-works.md, "Launcher".
const DEFAULT_SIZE_PX = 54;
const DEFAULT_SPACING_PX = 25;

/** Text and icons have the contrast color of their background where the owner has not chosen one. */
function parseColors( raw: Raw, color: string ): Colors {
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

function parseDistances( raw: Raw ): Distances {
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
	{ color }: Pick< WidgetModel, 'color' >
): Pick<
	ComposedWidgetModel,
	'effect' | 'pendingCount' | 'fontFamily' | 'distances' | 'colors'
> {
	return {
		effect: readText( raw, 'attention_effect' ).replace( /[^\w-]/g, '' ),
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
