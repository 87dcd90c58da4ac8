import { registerBehaviour } from '@chaty/runtime';
import { attachAccordion } from './accordion';
import './accordion.scss';

registerBehaviour( 'accordion', attachAccordion );
