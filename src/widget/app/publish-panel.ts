import { stylesApi } from '../browser/styles';
import type { PanelKind } from '../domain/channel-action';
import { publishBundle } from '../services/bundle-loader';
import type { DrawPanel } from '../services/context';
import frameCss from './panel.scss';

/** Publishes the bundle of one kind of panel. Each brings the frame of all panels, whose styles are added once. */
export function publishPanel(
	kind: PanelKind,
	draw: DrawPanel,
	css: string
): void {
	stylesApi.addStyles( frameCss );
	stylesApi.addStyles( css );
	publishBundle( `panel_${ kind }`, draw );
}
