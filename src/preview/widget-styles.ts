import { stylesApi } from '../widget/browser/styles';
import channelCss from '../widget/launcher/channel.scss';
import launcherCss from '../widget/launcher/launcher.scss';
import singleCss from '../widget/launcher/single-channel.scss';
import css from '../widget/app/widget.scss';

/**
 * Adds the style sheets of compose and of the open widget, in the order in which a page gets them: all bundles are
 * there from the start, and the styles of panels must come last. Who adds one of them later finds it.
 */
export function addWidgetStyles(): void {
	[ launcherCss, channelCss + singleCss, channelCss + css ].forEach(
		( one ) => stylesApi.addStyles( one )
	);
}
