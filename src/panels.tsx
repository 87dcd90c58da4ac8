import { stylesApi } from './widget/browser/styles';
import { publishBundle } from './widget/services/bundle-loader';
import { ChannelPanel } from './widget/app/channel-panel';
import panelCss from './widget/app/panel.scss';

stylesApi.addStyles( panelCss );
publishBundle( 'panels', ChannelPanel );
