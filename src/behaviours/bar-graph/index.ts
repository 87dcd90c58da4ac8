import { registerBehaviour } from '@chaty/runtime';
import { BAR_GRAPH } from '../core/selectors';
import { attachBarGraph } from './bar-graph';
import './bar-graph.scss';

registerBehaviour( 'bar-graph', BAR_GRAPH, attachBarGraph );
