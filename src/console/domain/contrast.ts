import { __, sprintf } from '@wordpress/i18n';
import { asRecord, type Raw } from '../../shared/raw-values';
import {
	getContrastColor,
	getLuminance,
	readColor,
} from '../../widget/domain/color';
import { parseAppearance } from '../../widget/domain/settings/parse-appearance';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import { parseLauncher } from '../../widget/domain/settings/parse-launcher';
import { asNote } from './check-value';
import type { Path, WidgetDocument } from './document';
import { getAt } from './draft';
import type { Issue } from './preload';

/** WCAG 2, success criteria 1.4.3 (text) and 1.4.11 (icons). */
const TEXT_CONTRAST = 4.5;
const ICON_CONTRAST = 3;

interface Pair {
	readonly text: string;
	readonly background: string;
	/** Whether the owner chose the color of the text. */
	readonly isChosen: boolean;
	readonly limit: number;
}

/** WCAG 2 contrast of two checked colors; as on the visitor's page, nearly black counts as a little lighter. */
export function getContrast( one: string, other: string ): number {
	const lights = [ getLuminance( one ), getLuminance( other ) ];
	return ( Math.max( ...lights ) + 0.05 ) / ( Math.min( ...lights ) + 0.05 );
}

/** Key of a text's color in the widget → key of its background, and the names of both among the parsed colors. */
const LAUNCHER_PAIRS = {
	widget_icon_color: [ 'icon', 'color', ICON_CONTRAST ],
	cta_text_color: [ 'cta-text', 'cta-color', TEXT_CONTRAST ],
	pending_mesg_count_color: [ 'badge-text', 'badge-color', TEXT_CONTRAST ],
} as const;

/** Key of a text's color in a channel → that of its background. */
const PANEL_PAIRS: Readonly< Record< string, string > > = {
	header_text_color: 'header_bg_color',
	button_text_color: 'button_bg_color',
};

/** Backgrounds whose text is always black or white. */
const AUTOMATIC = [
	'wp_popup_head_bg_color',
	'wechat_header_color',
	'title_bg_color',
	'agent_bg_color',
];

function pairOf( background: string, text: string ): Pair {
	return {
		background,
		text: text || getContrastColor( background ),
		isChosen: text !== '',
		limit: TEXT_CONTRAST,
	};
}

function findLauncherPair( raw: Raw, key: string ): Pair | null {
	const [ text, background, limit ] =
		LAUNCHER_PAIRS[ key as keyof typeof LAUNCHER_PAIRS ] ?? [];
	const { colors } = parseAppearance( raw, parseLauncher( raw ) );
	return text
		? {
				text: colors[ text ],
				background: colors[ background ],
				isChosen: readColor( raw, key ) !== '',
				limit,
		  }
		: null;
}

/** The pair that visitors see at a color's path in a widget; `null` where another field reports it. */
function findPair( widget: WidgetDocument, path: Path ): Pair | null {
	const key = String( path.at( -1 ) );
	const raw = asRecord( getAt( widget, path.slice( 0, -1 ) ) );
	if ( path[ 0 ] === 'settings' ) {
		return findLauncherPair( raw, key );
	}
	const { color } = parseLauncher( asRecord( widget.settings ) );
	// A form has the widget's color where the owner chose none, other panels that of the channel.
	const channel = parseChannel(
		asRecord( getAt( widget, path.slice( 0, 2 ) ) )
	);
	const fallback =
		( path.includes( 'contact_form_settings' ) ? '' : channel?.color ) ||
		color;
	const background = PANEL_PAIRS[ key ];
	if ( background ) {
		return pairOf(
			readColor( raw, background, fallback ),
			readColor( raw, key )
		);
	}
	return AUTOMATIC.includes( key )
		? pairOf( readColor( raw, key, fallback ), '' )
		: null;
}

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

export function describeContrast(
	widget: WidgetDocument,
	path: Path
): Issue | null {
	const pair = findPair( widget, path );
	if ( ! pair ) {
		return null;
	}
	const { text, background, isChosen, limit } = pair;
	const contrast = getContrast( text, background );
	// Rounded down: 4.49 must not read as enough.
	const ratio = String( Math.floor( contrast * 10 ) / 10 );
	if ( ! isChosen ) {
		return asNote( describeAutomatic( text, ratio ) );
	}
	return contrast < limit
		? { level: 'warning', message: describeWeak( ratio, limit ) }
		: asNote(
				sprintf(
					/* translators: %s: number such as 7.3. */
					__( 'Easy to read: a contrast of %s to 1.', 'chaty' ),
					ratio
				)
		  );
}
