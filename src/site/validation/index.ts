import { publishApi } from '../../platform/behaviours';
import { runBehaviour } from '../../services/behaviour';
import { addRule, messages } from './registry';
import { attachValidation } from './validation';
import './validation.scss';

publishApi( 'validation', { addRule, messages } );
runBehaviour( 'validation', attachValidation );
