import { listenToPresses, fillMessage } from './widget/browser/variables';
import { publishBundle } from './widget/services/bundle-loader';

publishBundle( 'variables', fillMessage );
listenToPresses();
