import { registerChunk } from '../core/registry';
import { runChecks } from './run-checks';

const view = { runChecks };

/** The later half: what a visitor sees, what servers are asked, and what holds the form back. */
export type ValidationView = typeof view;

registerChunk( 'validation', view );
