import { registerBehaviour } from '@chaty/runtime';
import { VALIDATION } from '../core/selectors';
import { publishApi } from '../core/registry';
import { addRule, messages } from './registry';
import { attachValidation } from './validation';
import './validation.scss';

publishApi( 'validation', { addRule, messages } );
registerBehaviour( 'validation', VALIDATION, attachValidation );
