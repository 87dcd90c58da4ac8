import { asRecord } from '../../shared/raw-values';
import { readRichText } from '../../shared/rich-text';
import STRINGS from '../domain/strings.json';
import { parseLauncher } from '../domain/settings/parse-launcher';
import type { LauncherContext, WidgetContext } from '../services/context';

/** Parses the settings of a widget that the loader knows by its plan. */
export function parseContext( context: LauncherContext ): WidgetContext {
	const { attention, raw, assets } = context;
	const { id, nonce, badge = 0, effect = '' } = context.widget;
	const launcher = parseLauncher( asRecord( raw[ 'settings' ] ) );
	return {
		...context,
		// Added here alone, so that no panel's bundle contains the English texts again.
		assets: { ...assets, lang: { ...STRINGS, ...assets.lang } },
		widget: { ...launcher, id, nonce },
		cta: attention.hasCta ? readRichText( launcher.ctaText ) : [],
		badge: attention.hasBadge ? badge : 0,
		effect: attention.hasEffect ? effect : '',
	};
}
