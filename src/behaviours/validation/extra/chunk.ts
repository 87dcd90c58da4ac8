import { registerChunk } from '../../core/registry';
import { EXTRA_MESSAGES } from './messages';
import { EXTRA_RULES } from './rules';

const chunk = { rules: EXTRA_RULES, messages: EXTRA_MESSAGES };

/** Rules that load when a field names one of them. */
export type ExtraRules = typeof chunk;

registerChunk( 'validation-rules', chunk );
