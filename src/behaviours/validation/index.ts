import { publishApi } from '../core/registry';
import { runBehaviour } from '../core/register';
import { addRule, messages } from './registry';
import { attachValidation } from './validation';
import './validation.scss';

publishApi( 'validation', { addRule, messages } );
runBehaviour( 'validation', attachValidation );
