import { registerChunk } from '../core/registry';
import { scrollToAnchor } from '../core/scroll-to-anchor';
import { watchKeys } from './watch-keys';
import { watchSwipe } from './watch-swipe';

const view = { scrollToAnchor, watchKeys, watchSwipe };

/** What an open panel can do besides: it comes with the first that opens. */
export type MobileMenuView = typeof view;

registerChunk( 'mobile-menu', view );
