import { publishView } from '../core/registry';
import { followAnchor } from '../core/scroll-to-anchor';
import { watchKeys } from './watch-keys';
import { watchSwipe } from './watch-swipe';

const view = { followAnchor, watchKeys, watchSwipe };

/** What an open panel can do besides: it comes with the first that opens. */
export type MobileMenuView = typeof view;

publishView( 'mobile-menu', view );
