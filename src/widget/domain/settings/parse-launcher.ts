import { getContrastColor, ICON_LUMINANCE, readColor } from '../color';
import type { Colors, LauncherModel, Position } from './types';
import {
	readBoolean,
	readNumber,
	readImageUrl,
	readText,
	readEnum,
	type Raw,
} from '../../../shared/raw-values';

// docs/how-it-works.md, "Launcher".
const DEFAULT_SIZE_PX = 54;
const DEFAULT_SPACING_PX = 25;
const DEFAULT_COLOR = '#A886CD';

const ICONS = [
	'chat-base',
	'chat-smile',
	'chat-bubble',
	'chat-db',
	'chat-image',
] as const;

/** Text and icons have the contrast color of their background where the owner has not chosen one. */
function parseColors( raw: Raw ): Colors {
	const color = readColor( raw, 'widget_color', DEFAULT_COLOR );
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

function parsePosition( raw: Raw ): Position {
	const position = readText( raw, 'position' );
	const side =
		position === 'custom' ? readText( raw, 'custom_position' ) : position;
	// A launcher of size 0 or less could not be pressed.
	const size =
		readNumber( raw, 'widget_size', 0 ) ||
		readNumber( raw, 'custom_widget_size', 0 );
	return {
		side: side === 'left' ? 'left' : 'right',
		bottom: readNumber( raw, 'bottom_spacing', DEFAULT_SPACING_PX ),
		sideSpacing: readNumber( raw, 'side_spacing', DEFAULT_SPACING_PX ),
		size: size > 0 ? size : DEFAULT_SIZE_PX,
	};
}

/** Where the launcher is and what it shows before it is pressed (docs/how-it-works.md, "Launcher"). */
export function parseLauncher( raw: Raw ): LauncherModel {
	const iconUrl = readImageUrl( raw, 'widget_icon_url' );
	const icon = readEnum( raw, 'widget_icon', ICONS, 'chat-base' );
	return {
		icon: icon === 'chat-image' && ! iconUrl ? 'chat-base' : icon,
		iconUrl,
		ctaMode: readEnum(
			raw,
			'show_cta',
			[ 'first_click', 'all_time' ],
			'none'
		),
		ctaText: readText( raw, 'cta_text' ),
		effect: readText( raw, 'attention_effect' ).replace( /[^\w-]/g, '' ),
		pendingCount: readBoolean( raw, 'is_pending_mesg_enabled' )
			? Math.max(
					0,
					Math.floor( readNumber( raw, 'pending_mesg_count', 0 ) )
			  )
			: 0,
		fontFamily: readText( raw, 'font_family' ),
		customCss: readBoolean( raw, 'has_custom_css' )
			? readText( raw, 'custom_css' )
			: '',
		position: parsePosition( raw ),
		colors: parseColors( raw ),
	};
}
