import { runBehaviour } from '../core/register';
import { attachBarGraph } from './bar-graph';
import './bar-graph.scss';

runBehaviour( 'bar-graph', attachBarGraph );
