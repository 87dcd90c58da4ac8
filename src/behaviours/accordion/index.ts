import { runBehaviour } from '../core/register';
import { attachAccordion } from './accordion';
import './accordion.scss';

runBehaviour( 'accordion', attachAccordion );
