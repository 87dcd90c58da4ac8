import { publish } from './shared/globals';
import { BUNDLE_GLOBALS } from './widget/services/bundle-loader';
import { filterUsable } from './widget/services/usable-channels';
import type { SingleChannelBundle } from './widget/services/context';
import css from './widget/launcher/channel.scss';
import singleCss from './widget/launcher/single-channel.scss';
import { renderSingleChannel } from './widget/launcher/single-channel';

const bundle: SingleChannelBundle = {
	filterUsable,
	renderSingleChannel( context ) {
		context.browser.addStyles( css + singleCss );
		return renderSingleChannel( context );
	},
};

publish( BUNDLE_GLOBALS.single_channel, bundle );
