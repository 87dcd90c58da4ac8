import { publishBundle } from './widget/services/bundle-loader';
import { listenToSingleChannel } from './widget/launcher/single-channel';

publishBundle( 'single_channel', listenToSingleChannel );
