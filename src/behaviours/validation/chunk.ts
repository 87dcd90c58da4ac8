import { registerChunk } from '../core/registry';
import { runChecks } from './run-checks';

const chunk = { runChecks };

/** Shows errors, asks servers and blocks invalid forms. */
export type ValidationChunk = typeof chunk;

registerChunk( 'validation', chunk );
