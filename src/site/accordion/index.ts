import { runBehaviour } from '../../services/behaviour';
import { attachAccordion } from './accordion';
import './style.scss';

runBehaviour( { name: 'accordion', attach: attachAccordion } );
