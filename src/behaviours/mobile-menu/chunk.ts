import { registerChunk } from '../core/registry';
import { watchKeys, watchLinks, watchSwipe } from './panel-input';

const chunk = { watchKeys, watchLinks, watchSwipe };

/** What an open panel needs; it loads with the first panel that opens. */
export type MobileMenuChunk = typeof chunk;

registerChunk( 'mobile-menu', chunk );
