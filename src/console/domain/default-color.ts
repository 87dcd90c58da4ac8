import { asRecord } from '../../shared/raw-values';
import { parseAppearance } from '../../widget/domain/settings/parse-appearance';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import { parseLauncher } from '../../widget/domain/settings/parse-launcher';
import type { Path, WidgetDocument } from './document';
import { getAt, setAt } from './draft';

/** Names of the parsed colors by their keys. */
const PARSED = {
	widget_color: 'color',
	widget_icon_color: 'icon',
	cta_bg_color: 'cta-color',
	cta_text_color: 'cta-text',
	pending_mesg_count_bgcolor: 'badge-color',
	pending_mesg_count_color: 'badge-text',
} as const;

/** The color that visitors see at a path where the owner has chosen none; empty where that is no single color. */
export function getDefaultColor( widget: WidgetDocument, path: Path ): string {
	const key = path.at( -1 ) as keyof typeof PARSED | 'icon_color';
	const without = asRecord(
		getAt( setAt( widget, path, undefined ), path.slice( 0, -1 ) )
	);
	if ( key === 'icon_color' ) {
		return parseChannel( without )?.color ?? '';
	}
	const name = PARSED[ key ];
	return name
		? parseAppearance( without, parseLauncher( without ) ).colors[ name ]
		: '';
}
