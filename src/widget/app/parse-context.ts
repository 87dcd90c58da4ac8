import { asRecord } from '../../shared/raw-values';
import { readRichText } from '../../shared/rich-text';
import { parseLauncher } from '../domain/settings/parse-launcher';
import type { LauncherContext, WidgetContext } from '../services/context';

/** Parses the settings of a widget that the loader knows by its plan. */
export function parseContext( context: LauncherContext ): WidgetContext {
	const { attention, raw } = context;
	const { id, nonce, badge = 0, effect = '' } = context.widget;
	const launcher = parseLauncher( asRecord( raw[ 'settings' ] ) );
	return {
		...context,
		widget: { ...launcher, id, nonce },
		cta: attention.hasCta ? readRichText( launcher.ctaText ) : [],
		badge: attention.hasBadge ? badge : 0,
		effect: attention.hasEffect ? effect : '',
	};
}
