import { asRecord } from '../../shared/raw-values';
import { getContrastColor, readColor } from '../../widget/domain/color';
import { parseAppearance } from '../../widget/domain/settings/parse-appearance';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import { parseLauncher } from '../../widget/domain/settings/parse-launcher';
import { parseChatPanel } from '../../widget/domain/settings/parse-panels';
import type { Colors } from '../../widget/domain/settings/types';
import type { Path, WidgetDocument } from './document';
import { getAt } from './draft';

/** Key of a widget's color → its name among the parsed colors. */
const LAUNCHER_COLORS: Readonly< Record< string, keyof Colors > > = {
	widget_color: 'color',
	widget_icon_color: 'icon',
	cta_bg_color: 'cta-color',
	cta_text_color: 'cta-text',
	pending_mesg_count_bgcolor: 'badge-color',
	pending_mesg_count_color: 'badge-text',
};

/** Key of a text's color → that of its background. */
export const BACKGROUNDS: Readonly< Record< string, string > > = {
	widget_icon_color: 'widget_color',
	cta_text_color: 'cta_bg_color',
	pending_mesg_count_color: 'pending_mesg_count_bgcolor',
	header_text_color: 'header_bg_color',
	button_text_color: 'button_bg_color',
};

/** What a panel, an agent or the button of a channel has where the owner chose nothing. */
function getChannelColor( widget: WidgetDocument, path: Path ): string {
	const { color } = parseLauncher( asRecord( widget.settings ) );
	const key = String( path.at( -1 ) );
	const { [ key ]: _, ...raw } = asRecord(
		getAt( widget, path.slice( 0, 2 ) )
	);
	const channel = parseChannel( raw );
	if ( ! channel || path.includes( 'contact_form_settings' ) ) {
		return color;
	}
	if ( key === 'wp_popup_head_bg_color' ) {
		return parseChatPanel( channel ).color || color;
	}
	return channel.color || ( key === 'icon_color' ? '' : color );
}

/** The color that visitors see at the path of one that the owner has not chosen; empty where it is no single color. */
export function getDefaultColor( widget: WidgetDocument, path: Path ): string {
	const base = path.slice( 0, -1 );
	const key = String( path.at( -1 ) );
	if ( path[ 0 ] === 'settings' ) {
		const { [ key ]: _, ...raw } = asRecord( getAt( widget, base ) );
		const { colors } = parseAppearance( raw, parseLauncher( raw ) );
		const name = LAUNCHER_COLORS[ key ];
		return name ? colors[ name ] : '';
	}
	const background = BACKGROUNDS[ key ];
	return background
		? getContrastColor( getSeenColor( widget, [ ...base, background ] ) )
		: getChannelColor( widget, path );
}

/** The color that visitors see at a path of the widget. */
export const getSeenColor = ( widget: WidgetDocument, path: Path ): string =>
	readColor(
		asRecord( getAt( widget, path.slice( 0, -1 ) ) ),
		String( path.at( -1 ) ),
		getDefaultColor( widget, path )
	);
