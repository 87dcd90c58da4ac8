import { registerBehaviour } from '@chaty/runtime';
import { ACCORDION } from '../core/selectors';
import { attachAccordion } from './accordion';
import './accordion.scss';

registerBehaviour( 'accordion', ACCORDION, attachAccordion );
