import { runBehaviour } from '../../services/behaviour';
import { attachAccordion } from './accordion';
import './accordion.scss';

runBehaviour( 'accordion', attachAccordion );
