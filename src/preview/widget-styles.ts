import { stylesApi } from '../widget/browser/styles';
import channelCss from '../widget/launcher/channel.scss';
import launcherCss from '../widget/launcher/launcher.scss';
import singleCss from '../widget/launcher/single-channel.scss';
import css from '../widget/app/widget.scss';

/** Adds the styles in the order of a page: all bundles are there from the start, and those of panels must come last. */
export function addWidgetStyles(): void {
	[ launcherCss, channelCss + singleCss, channelCss + css ].forEach(
		( one ) => stylesApi.addStyles( one )
	);
}
