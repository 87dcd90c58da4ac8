import { runOnce } from './widget/launcher/start';
import { listenToSingleChannel } from './widget/launcher/single-channel';
import { publishBundle } from './widget/services/bundle-loader';

publishBundle( 'single_channel', listenToSingleChannel );
runOnce();
