import { ICON_LUMINANCE, getContrastColor, readColor } from '../color';
import type {
	RawChannel,
	Colors,
	Position,
	ParseIssue,
	WidgetModel,
} from './types';
import {
	asRecord,
	readBoolean,
	readList,
	readNumber,
	readImageUrl,
	readText,
	readEnum,
	type Raw,
} from '../../../shared/raw-values';

/** Incumbent.md section 8: what a fresh install has. */
const DEFAULT_SIZE = 54;
const DEFAULT_SPACING = 25;
const DEFAULT_COLOR = '#A886CD';

const ICONS = [
	'chat-base',
	'chat-smile',
	'chat-bubble',
	'chat-db',
	'chat-image',
] as const;
/**
 * Custom property → key of the settings: a ground with its color on a fresh install, and what
 * stands on it, which is made to be seen there where the owner has not chosen.
 */
const COLORS = [
	[
		[ 'color', 'widget_color', DEFAULT_COLOR ],
		[ 'icon', 'widget_icon_color', ICON_LUMINANCE ],
	],
	[
		[ 'cta-color', 'cta_bg_color', '#ffffff' ],
		[ 'cta-text', 'cta_text_color' ],
	],
	[
		[ 'badge-color', 'pending_mesg_count_bgcolor', '#dd0000' ],
		[ 'badge-text', 'pending_mesg_count_color' ],
	],
] as const;

function parseColors( raw: Raw ): Colors {
	const own = ( key: string, fallback: string ) =>
		readColor( readText( raw, key ), fallback );
	return Object.fromEntries(
		COLORS.flatMap(
			( [ [ name, key, fallback ], [ ink, inkKey, limit ] ] ) => {
				const background = own( key, fallback );
				return [
					[ name, background ],
					[
						ink,
						own( inkKey, getContrastColor( background, limit ) ),
					],
				];
			}
		)
	);
}

function parsePosition( raw: Raw ): Position {
	const position = readText( raw, 'position' );
	const side =
		position === 'custom' ? readText( raw, 'custom_position' ) : position;
	// A size of zero or less cannot be pressed.
	const size =
		readNumber( raw, 'widget_size', 0 ) ||
		readNumber( raw, 'custom_widget_size', 0 );
	return {
		side: side === 'left' ? 'left' : 'right',
		bottom: readNumber( raw, 'bottom_spacing', DEFAULT_SPACING ),
		sideSpacing: readNumber( raw, 'side_spacing', DEFAULT_SPACING ),
		size: size > 0 ? size : DEFAULT_SIZE,
	};
}

/** Spec section 5, "Icon": an empty or unknown icon, or a picture without its address, is the base icon. */
function parseIcon( raw: Raw ): Pick< WidgetModel, 'icon' | 'iconUrl' > {
	const iconUrl = readImageUrl( raw, 'widget_icon_url' );
	const icon = readEnum( raw, 'widget_icon', ICONS, 'chat-base' );
	return {
		icon: icon === 'chat-image' && ! iconUrl ? 'chat-base' : icon,
		iconUrl,
	};
}

function parseRawChannels( raw: Raw, path: string ): readonly RawChannel[] {
	return readList( raw, 'channels' ).map( ( one, index ) => {
		const channel = asRecord( one );
		return {
			path: `${ path }.channels[${ index }]`,
			slug: readText( channel, 'channel' ),
			raw: channel,
		};
	} );
}

/** What the launcher says before it is pressed. The badge shows when it is on and above 0 (spec section 4). */
function parseLauncher(
	raw: Raw
): Pick< WidgetModel, 'ctaMode' | 'ctaText' | 'effect' | 'pendingCount' > {
	return {
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
	};
}

const ID = /^(0|_[1-9]\d*)$/;

/** One widget of the settings. Without an id that can be counted it is a problem. */
export function parseWidget(
	value: unknown,
	path: string
): WidgetModel | ParseIssue {
	const raw = asRecord( value );
	const id = readText( raw, 'id', readText( raw, 'identifier' ) );
	if ( ! ID.test( id ) ) {
		return { path: `${ path }.id`, reason: 'is not 0, _1, _2 …' };
	}
	const settings = asRecord( raw[ 'settings' ] );
	return {
		id,
		isChecked: readBoolean( raw, 'is_checked' ),
		nonce: readText( settings, 'widget_token' ),
		isHorizontal: readText( settings, 'icon_view' ) === 'horizontal',
		defaultState: readEnum(
			settings,
			'default_state',
			[ 'open', 'hover' ],
			'click'
		),
		hasCloseButton:
			! ( 'show_close_button' in settings ) ||
			readBoolean( settings, 'show_close_button' ),
		...parseIcon( settings ),
		...parseLauncher( settings ),
		fontFamily: readText( settings, 'font_family' ),
		customCss: readBoolean( settings, 'has_custom_css' )
			? readText( settings, 'custom_css' )
			: '',
		raw: settings,
		position: parsePosition( settings ),
		colors: parseColors( settings ),
		triggers: asRecord( raw[ 'triggers' ] ),
		channels: parseRawChannels( raw, path ),
	};
}
