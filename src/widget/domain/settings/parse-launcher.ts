import {
	readBoolean,
	readEnum,
	readImageUrl,
	readText,
	type Raw,
} from '../../../shared/raw-values';
import { readColor } from '../color';

/** docs/how-it-works.md, "Launcher". */
const DEFAULT_COLOR = '#A886CD';

const ICONS = [
	'chat-base',
	'chat-smile',
	'chat-bubble',
	'chat-db',
	'chat-image',
] as const;

const SIDES = [ 'left', 'right' ] as const;

function readSide( raw: Raw ): ( typeof SIDES )[ number ] {
	const position = readText( raw, 'position' );
	const side =
		position === 'custom' ? readText( raw, 'custom_position' ) : position;
	return side === 'left' ? 'left' : 'right';
}

/** A widget that is on the left of some screens only has the class of the right, and one for the exception. */
function readSideClasses( raw: Raw ): string {
	const wide = readSide( raw );
	const small = readEnum( raw, 'mobile_position', SIDES, wide );
	if ( wide === small ) {
		return `${ wide }-position`;
	}
	return `right-position left-if-${ small === 'left' ? 'small' : 'wide' }`;
}

/** What is drawn of a widget with these settings (docs/how-it-works.md, "Launcher"). */
export function parseLauncher( raw: Raw ) {
	const iconUrl = readImageUrl( raw, 'widget_icon_url' );
	const icon = readEnum( raw, 'widget_icon', ICONS, 'chat-base' );
	return {
		/** Checked CSS color. */
		color: readColor( raw, 'widget_color', DEFAULT_COLOR ),
		/** On wide screens. */
		side: readSide( raw ),
		/** The classes that put it on its side of the page. */
		sideClasses: readSideClasses( raw ),
		isHorizontal: readText( raw, 'icon_view' ) === 'horizontal',
		defaultState: readEnum(
			raw,
			'default_state',
			[ 'open', 'hover' ],
			'click'
		),
		hasCloseButton:
			! ( 'show_close_button' in raw ) ||
			readBoolean( raw, 'show_close_button' ),
		icon: icon === 'chat-image' && ! iconUrl ? 'chat-base' : icon,
		iconUrl,
		ctaMode: readEnum(
			raw,
			'show_cta',
			[ 'first_click', 'all_time' ],
			'none'
		),
		/** Rich text that is not parsed yet: only `readRichText` may make nodes of it. */
		ctaText: readText( raw, 'cta_text' ),
		customCss: readBoolean( raw, 'has_custom_css' )
			? readText( raw, 'custom_css' )
			: '',
		/** Its settings as they came, for the parsers of channels and panels. */
		raw,
	};
}
