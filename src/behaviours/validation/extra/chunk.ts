import { registerChunk } from '../../core/registry';
import { EXTRA_MESSAGES } from './messages';
import { EXTRA_RULES } from './rules';

const view = { rules: EXTRA_RULES, messages: EXTRA_MESSAGES };

/** The rules that most forms do without: a page loads them when one of its fields names one. */
export type ExtraRules = typeof view;

registerChunk( 'validation-rules', view );
