import { makeRoom } from './widget/browser/room';
import { publishBundle } from './widget/services/bundle-loader';

publishBundle( 'room', makeRoom );
