import { runBehaviour } from '../../services/behaviour';
import { attachBarGraph } from './bar-graph';
import './bar-graph.scss';

runBehaviour( 'bar-graph', attachBarGraph );
