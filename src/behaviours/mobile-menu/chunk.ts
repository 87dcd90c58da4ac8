import { registerChunk } from '../core/registry';
import { scrollToAnchor } from '../core/scroll-to-anchor';
import { watchKeys, watchSwipe } from './panel-input';

const chunk = { scrollToAnchor, watchKeys, watchSwipe };

/** What an open panel needs; it loads with the first panel that opens. */
export type MobileMenuChunk = typeof chunk;

registerChunk( 'mobile-menu', chunk );
