import { registerBehaviour } from '@chaty/runtime';
import { VALIDATION } from '../core/selectors';
import { addRule, messages } from './registry';
import { attachValidation } from './validation';
import './validation.scss';

// The first stays where the script runs again, because a page's body is replaced.
( window.chaty ??= {} )[ 'validation' ] ??= { addRule, messages };
registerBehaviour( 'validation', VALIDATION, attachValidation );
